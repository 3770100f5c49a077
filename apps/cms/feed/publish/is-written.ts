import type { Block } from '@lindero/contract'

/** Whether a part of a page has its words in this language; one that was not translated yet would be an empty frame. */
export function isWritten(block: Block): boolean {
  switch (block.type) {
    case 'hero':
    case 'callToAction':
      return block.title !== ''
    case 'richText':
      return block.body.length > 0
    case 'pictureText':
      return block.title !== '' || block.body.length > 0
    case 'gallery':
      return block.pictures.length > 0
    case 'figures':
    case 'timeline':
      return block.items.length > 0
    case 'processSteps':
      return block.steps.length > 0
    case 'leadTimeChart':
      return block.stages.length > 0
    case 'customisingOptions':
      return block.groups.length > 0
    case 'productStrip':
      return block.products.length > 0
    case 'form':
      return block.form === 'inquiry' || block.fields.length > 0
    // Registers bring words of their own, and an empty list of them means all.
    case 'certificateRegister':
    case 'logoWall':
    case 'swatches':
    case 'faq':
      return true
  }
}
