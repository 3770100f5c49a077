import { editContent } from './edit-content.ts'

/** Who brings in, takes out and undoes whole files of products. */
export const importProducts = editContent
