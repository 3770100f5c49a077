import { beforeAll } from 'vitest'
import { type Dialect, houseOn } from '../house-on.ts'
import { type ImportDesk, importDesk } from '../import-desk.ts'

/** The least columns a new product needs, in the words of the file. */
export const least = {
  'name.en': 'Nube',
  'size.lengthCm': '34,5',
  'size.widthCm': '10',
  'size.heightCm': '20',
  'colour1.key': 'black',
  'colour1.name.en': 'Black',
  'colour1.swatch': '#000000',
  'moq.perStyle': '1.000',
  'moq.perColour': '100',
  'sampleDays.min': '5',
  'sampleDays.max': '7',
  'bulkDays.min': '30',
  'bulkDays.max': '40',
}

/** A desk with products, and an editor there who imports. */
export function importHouse(dialect: Dialect) {
  const house = houseOn(dialect)
  const desk = {} as ImportDesk
  beforeAll(async () => {
    Object.assign(desk, await importDesk(house.desk))
  })

  const product = async (styleNo: string, draft = false) => {
    const where = { styleNo: { equals: styleNo } }
    const { docs } = await house.payload.find({
      collection: 'products',
      where,
      locale: 'all',
      fallbackLocale: false,
      depth: 0,
      draft,
    })
    return docs[0]
  }

  return { house, desk, product }
}
