import { expect, test } from 'vitest'
import { tally } from './test-plan.mjs'

const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }

test('a check counts as one, a project of tests counts each test', () => {
  expect(tally(0, null)).toEqual({ passed: 1, failed: 0 })
  expect(tally(2, null)).toEqual({ passed: 0, failed: 1 })
  expect(tally(1, { ...none, numPassedTests: 5, numFailedTests: 2 })).toEqual({ passed: 5, failed: 2 })
})

test('a test that was not run has not passed', () => {
  expect(tally(0, { ...none, numPassedTests: 5, numPendingTests: 1 })).toEqual({ passed: 5, failed: 1 })
})

test('a project that fails without a failed test still fails', () => {
  expect(tally(1, { ...none, numPassedTests: 5 })).toEqual({ passed: 5, failed: 1 })
})
