import { editContent } from './edit-content.ts'

/** Who has something published or taken off the site at a later time. */
export const scheduleChanges = editContent
