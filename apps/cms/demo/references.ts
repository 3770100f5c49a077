import type { DemoLink, DemoSeo } from './demo-house.ts'

type Shelf = 'picture' | 'category' | 'product' | 'certificate' | 'brand' | 'material' | 'question' | 'page'

/** The numbers the desk gave to what the files know by name. */
export class References {
  private readonly ids = new Map<string, number>()

  set(shelf: Shelf, name: string | number, id: unknown): void {
    this.ids.set(`${shelf} ${name}`, Number(id))
  }

  get(shelf: Shelf, name: string | number): number {
    const id = this.ids.get(`${shelf} ${name}`)
    if (id === undefined) throw new Error(`The demo content speaks of the ${shelf} "${name}", but there is none.`)
    return id
  }

  all(shelf: Shelf, names: (string | number)[] | undefined): number[] {
    return (names ?? []).map((name) => this.get(shelf, name))
  }

  seo({ image, ...seo }: DemoSeo) {
    return image === undefined ? seo : { ...seo, image: this.get('picture', image) }
  }

  /** The fields of the desk's `target` group. */
  target({ route, key = '' }: DemoLink) {
    if (route === 'home' || route === 'contact') return { kind: route }
    if (route === 'page') return { kind: 'page', page: this.get('page', key) }
    if (key === '') return { kind: route === 'products' ? 'products' : 'categories' }
    return { kind: route === 'products' ? 'listing' : 'category', category: this.get('category', key) }
  }

  labelled<Row extends { link: DemoLink }>(rows: Row[] | undefined) {
    return (rows ?? []).map(({ link, ...row }) => ({ ...row, target: this.target(link) }))
  }
}
