import fs from 'node:fs'
import path from 'node:path'
import { lexer, type Token, type Tokens, walkTokens } from 'marked'
import { expect, test } from 'vitest'
import { anchorOf } from './anchor.ts'

const folder = path.join(import.meta.dirname, '../../../docs/guide')

function everyPart(locale: 'en' | 'es'): Token[] {
  const parts: Token[] = []
  walkTokens(lexer(fs.readFileSync(path.join(folder, `${locale}.md`), 'utf8')), (part) => void parts.push(part))
  return parts
}

const shapeOf = (locale: 'en' | 'es') =>
  everyPart(locale)
    .filter(({ type }) => ['heading', 'image', 'list', 'table'].includes(type))
    .map((part) => ('href' in part ? String(part.href).replace(`/${locale}/`, '/') : part.type))

test('the guide for staff says the same in both languages, part by part', () => {
  expect(shapeOf('es')).toEqual(shapeOf('en'))
  expect(shapeOf('en').filter((part) => part === 'heading').length).toBeGreaterThan(8)
})

test.each(['en', 'es'] as const)('every picture of the guide is there and described (%s)', (locale) => {
  const pictures = everyPart(locale).filter((part): part is Tokens.Image => part.type === 'image')
  expect(pictures.length).toBeGreaterThan(4)
  for (const { href, text } of pictures) {
    expect(fs.statSync(path.join(folder, href)).size).toBeGreaterThan(5_000)
    expect(text.length).toBeGreaterThan(5)
  }
})

test('a heading is reached by its words', () => {
  expect(anchorOf('¿Qué hace cada quién? Función 2')).toBe('qué-hace-cada-quién-función-2')
})
