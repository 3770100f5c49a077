import { expect, test } from 'vitest'
import { shortReason } from './short-reason.ts'

test('R-8 the reason for the log is the database’s, without what was being written', () => {
  const query = 'Failed query: insert into inquiries values (?)\nparams: ana@buyer.example'
  expect(shortReason(new Error(query, { cause: new Error('SQLITE_FULL: database or disk is full') }))).toBe(
    'SQLITE_FULL: database or disk is full',
  )
  expect(shortReason(new Error(query))).not.toContain('buyer')
})
