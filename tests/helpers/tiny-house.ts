import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { readDemoHouse } from '../../apps/cms/demo/demo-house.ts'

/** A folder with the demo's own words but two products and two small pictures, so that loading it takes a second. */
export async function makeTinyHouse(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lindero-house-'))
  const house = readDemoHouse()
  const write = (name: string, content: unknown) => {
    const file = path.join(folder, 'content', `${name}.json`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, JSON.stringify(content).replaceAll(/"(products|scenes)\/[^"]+\.webp"/g, '"bag.webp"'))
  }
  const totes = house.categories.filter(({ key }) => key === 'tote-bags')
  const products = house.products.filter(({ publicId }) => publicId === 1001 || publicId === 1017)
  write('categories', totes)
  write('products', [
    ...products.map((product) => ({ ...product, categories: ['tote-bags/leather-totes'], related: related(product.publicId) })),
  ])
  write('certificates', house.certificates)
  write('partner-brands', house.partnerBrands.slice(0, 1))
  write('materials', house.materials.slice(0, 1))
  write('questions', house.questions.slice(0, 1))
  for (const page of house.pages.filter(({ key }) => key === 'honor' || key === 'privacy')) write(`pages/${page.key}`, page)
  write('home', { ...house.home, selected: { ...house.home?.selected, products: [1001] } })
  write('company', house.company)
  write('navigation', { ...house.navigation, items: house.navigation?.items.slice(0, 1) })
  write('footer', { ...house.footer, columns: [] })
  write('forms', house.forms)
  write('settings', house.settings)

  const logo = house.partnerBrands[0]?.logo ?? ''
  write('pictures', [
    { file: 'bag.webp', alt: { en: 'A bag', es: 'Un bolso' } },
    { file: logo, alt: { en: 'A wordmark', es: 'Un logotipo' } },
  ])
  fs.mkdirSync(path.join(folder, 'pictures', path.dirname(logo)), { recursive: true })
  fs.copyFileSync(path.join(house.folder, 'pictures', logo), path.join(folder, 'pictures', logo))
  const bag = sharp({ create: { width: 400, height: 300, channels: 3, background: '#895131' } })
  await bag.webp().toFile(path.join(folder, 'pictures/bag.webp'))
  return folder
}

function related(publicId: number): number[] {
  return [publicId === 1001 ? 1017 : 1001]
}
