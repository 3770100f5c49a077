import { only } from './roles.ts'

export const writeMailTemplates = only('administrator', 'sales')
