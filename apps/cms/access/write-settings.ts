import { administrators } from './administrators.ts'

/** Whoever writes the settings decides where forms, and with them buyers' data, are sent. */
export const writeSettings = administrators
