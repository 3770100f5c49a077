import { expect, test } from 'vitest'
import { compactDocument } from './compact-document.ts'
import { fixtureDocuments } from './fixture/fixture.ts'
import { fullProduct, productDocument } from './sample-documents.ts'

test('a document says the same as its JSON', () => {
  const pool = new Map()
  for (const document of fixtureDocuments()) expect(compactDocument(JSON.stringify(document), pool)).toEqual(document)
})

test('the languages share what is equal in both, and nothing else', () => {
  const spanish = { ...fullProduct(1), name: 'Bolso', moq: { perStyle: 1200, perColour: 51 } }
  const document = compactDocument(JSON.stringify(productDocument(fullProduct(1), spanish)), new Map())
  if (document.kind !== 'product') throw new Error('expected a product')
  const { en, es } = document.content
  expect(es?.size).toBe(en?.size)
  expect(es?.colourways).toBe(en?.colourways)
  expect(es?.moq).toEqual({ perStyle: 1200, perColour: 51 })
  expect(en?.moq.perColour).toBe(50)
  expect([en?.name, es?.name]).toEqual(['Bag 1', 'Bolso'])
})

test('a list that is longer in one language is not shared', () => {
  const spanish = { ...fullProduct(1), certificates: [1, 2], related: [4, 99, 2, 7] }
  const document = compactDocument(JSON.stringify(productDocument(fullProduct(1), spanish)), new Map())
  expect(document.content.es).toMatchObject({ certificates: [1, 2], related: [4, 99, 2, 7] })
  expect(document.content.en).toMatchObject({ certificates: [1, 2, 99], related: [4, 99, 2] })
})
