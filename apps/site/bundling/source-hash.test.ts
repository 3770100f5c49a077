import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildIdOf } from './source-hash.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'source-hash-'))
  mkdirSync(join(root, 'pages'))
  writeFileSync(join(root, 'pages/page.tsx'), 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

test('the same sources give the same build id, other sources another', () => {
  const first = buildIdOf([root], root)
  expect(first).toMatch(/^[0-9a-f]{12}$/)
  writeFileSync(join(root, 'pages/page.tsx'), 'one')
  expect(buildIdOf([root], root)).toBe(first)
  writeFileSync(join(root, 'pages/page.tsx'), 'two')
  expect(buildIdOf([root], root)).not.toBe(first)
})

test('output, dependencies and tests do not change the build id', () => {
  const first = buildIdOf([root], root)
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/main.ts'), 'x')
  writeFileSync(join(root, 'pages/page.test.tsx'), 'x')
  expect(buildIdOf([root], root)).toBe(first)
})
