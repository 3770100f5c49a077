import type { TextareaField, TextField, TextFieldSingleValidation } from 'payload'
import { described } from './described.ts'
import type { Words } from './sentence.ts'

interface TextOptions {
  required?: boolean
  help?: Words
  maxLength?: number
}

/** One line of words, in each language. */
export function line(name: string, label: Words, { help, ...options }: TextOptions = {}): TextField {
  return { name, type: 'text', localized: true, label, ...options, admin: { ...described(help) } }
}

/** Several lines of words, in each language. */
export function prose(name: string, label: Words, { help, ...options }: TextOptions & { rows?: number } = {}): TextareaField {
  const { rows, ...rest } = options
  return { name, type: 'textarea', localized: true, label, ...rest, admin: { ...described(help), ...(rows && { rows }) } }
}

/** A code, a name or a number that reads the same in every language. */
export function plain(
  name: string,
  label: Words,
  { help, ...options }: TextOptions & { validate?: TextFieldSingleValidation } = {},
): TextField {
  return { name, type: 'text', label, ...options, admin: { ...described(help) } }
}

export const title = (options?: TextOptions) => line('title', { en: 'Title', es: 'Título' }, options)
export const intro = () => prose('intro', { en: 'Introduction', es: 'Introducción' })
export const text = (options?: TextOptions) => prose('text', { en: 'Text', es: 'Texto' }, options)
