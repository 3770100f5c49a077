import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '@lindero/contract'
import { lexer, type Token } from 'marked'
import { guideFolder } from './guide-folder.ts'

export interface Guide {
  title: string
  parts: Token[]
}

export async function readGuide(locale: Locale): Promise<Guide> {
  const parts = lexer(await readFile(path.join(guideFolder, `${locale}.md`), 'utf8'))
  const title = parts.find((part) => part.type === 'heading')
  return { title: title && 'text' in title ? String(title.text) : '', parts }
}
