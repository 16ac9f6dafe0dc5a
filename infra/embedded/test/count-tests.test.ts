import { expect, test } from 'vitest'
import {
  countLine,
  countPlaywright,
  countVitest,
  heldAgainst,
  ONE_FAILURE,
  sum,
} from '../bootstrap/count-tests.mjs'

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [] },
  ],
}

test('a test file that could not be loaded is a failure beside the failed tests', () => {
  expect(countVitest(vitestReport)).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

test('a browser test that passed when tried again has passed; an error outside of tests is a failure', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 8, failed: 2, skipped: 0 })
})

test('a runner that crashed is a failure, with a report and without', () => {
  const good = { passed: 5, failed: 0, skipped: 0 }
  expect(heldAgainst(undefined, 0)).toEqual(ONE_FAILURE)
  expect(heldAgainst(good, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  expect(heldAgainst(good, 0)).toEqual(good)
  expect(heldAgainst({ ...good, failed: 2 }, 1)).toEqual({ ...good, failed: 2 })
})

test('the last line counts all, and names skipped ones only where there are any', () => {
  const total = sum([{ passed: 3, failed: 0, skipped: 1 }, ONE_FAILURE])
  expect(countLine(total)).toBe('3 passed, 1 failed, 1 skipped')
  expect(countLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
})
