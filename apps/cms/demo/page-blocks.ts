import type { DemoBlock, Text } from './demo-house.ts'
import type { References } from './references.ts'
import { richText } from './rich-text.ts'

/** A block of the demo files as the desk stores it: names become numbers, lists of words become rows. */
export function deskBlock({ type, ...block }: DemoBlock, references: References) {
  const {
    body,
    picture,
    pictures,
    actions,
    items,
    steps,
    groups,
    fields,
    certificates,
    brands,
    materials,
    questions,
    products,
    ...rest
  } = block
  return {
    ...rest,
    blockType: type,
    ...(body && { body: richText(body) }),
    ...(picture && { picture: references.get('picture', picture) }),
    ...(pictures && { pictures: pictures.map(({ media, caption }) => ({ media: references.get('picture', media), caption })) }),
    ...(actions && { actions: references.labelled(actions) }),
    ...(items && {
      items: items.map(({ picture: shown, ...item }) => ({
        ...item,
        ...(shown && { picture: references.get('picture', shown) }),
      })),
    }),
    ...(steps && {
      steps: steps.map((step) => ({ ...step, picture: references.get('picture', step.picture), facts: rows(step.facts) })),
    }),
    ...(groups && { groups: groups.map((group) => ({ ...group, picture: references.get('picture', group.picture) })) }),
    ...(fields && { fields: fields.map((field) => ({ ...field, options: rows(field.options ?? []) })) }),
    ...(certificates && { certificates: references.all('certificate', certificates) }),
    ...(brands && { brands: references.all('brand', brands) }),
    ...(materials && { materials: references.all('material', materials) }),
    ...(questions && { questions: references.all('question', questions) }),
    ...(products && { products: references.all('product', products) }),
  }
}

export function rows(texts: Text[]): { text: Text }[] {
  return texts.map((text) => ({ text }))
}
