import { administrators } from './administrators.ts'

/** Whoever sets a webhook decides where buyers' data goes, and reads the key it is signed with. */
export const setUpWebhooks = administrators
