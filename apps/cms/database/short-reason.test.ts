import { expect, test } from 'vitest'
import { errorForLog } from './error-for-log.ts'
import { shortReason } from './short-reason.ts'

test('R-8 the reason for the log is the database’s, without what was being written', () => {
  const query = 'Failed query: insert into inquiries values (?)\nparams: ana@buyer.example'
  expect(shortReason(new Error(query, { cause: new Error('SQLITE_FULL: database or disk is full') }))).toBe(
    'SQLITE_FULL: database or disk is full',
  )
  expect(shortReason(new Error(query))).not.toContain('buyer')
})

test('R-8 an error in the log says what and where, and nothing of what was being written', () => {
  const query = 'Failed query: insert into mails values (?)\nparams: ana@buyer.example'
  const error = Object.assign(new Error(query, { cause: new Error('refused by a trigger') }), { params: ['ana@buyer.example'] })
  const logged = errorForLog(error)
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'refused by a trigger',
    stack: expect.stringContaining('short-reason.test'),
  })
  expect(JSON.stringify(logged)).not.toContain('buyer')
})
