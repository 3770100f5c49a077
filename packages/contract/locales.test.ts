import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultLocale, isLocale, localeCodes, locales } from './locales.ts'

test('L-1 English and Spanish, each with its name, its tag and its place in addresses; English where nothing is said', () => {
  expect(locales).toEqual({
    en: { name: 'English', tag: 'en-GB', prefix: '' },
    es: { name: 'Español', tag: 'es-ES', prefix: '/es' },
  })
  expect(localeCodes).toEqual(['en', 'es'])
  expect(defaultLocale).toBe('en')
  expect([isLocale('es'), isLocale('fr'), isLocale('toString'), isLocale(undefined)]).toEqual([true, false, false, false])
})

const root = join(import.meta.dirname, '../..')
/** The table, the words themselves, and two pages that speak all languages at once. */
const mayName = /packages.contract.locales|apps.site.i18n|short-page|clear-cache|\.test\.|sample-|fixture/

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|[/\\])(dist|node_modules)[/\\]/.test(name))
    .map((name) => join(folder, name))
}

test('L-1 a third language is a row, a message file and content: no other code names one', () => {
  const files = ['packages/contract', 'apps/site'].flatMap(sources).filter((file) => !mayName.test(file))
  expect(files.length).toBeGreaterThan(200)
  const code = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const named = files.filter((file) => localeCodes.some((locale) => new RegExp(`['"\`]/?${locale}['"\`/]`).test(code(file))))
  expect(named).toEqual([])
})
