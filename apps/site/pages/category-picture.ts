import type { CategoryNode, LocaleCatalogue } from '../catalogue/catalogue.ts'

/** The picture a category is known by: the front of its first product, else its banner. */
export function categoryPicture(content: LocaleCatalogue, { category, products }: CategoryNode): number | null {
  for (const { colourways } of products) {
    const images = colourways[0]?.images ?? []
    const image = images[1] ?? images[0]
    if (image !== undefined && content.media.has(image)) return image
  }
  return category.banner
}
