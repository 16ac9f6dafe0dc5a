import { expect, test } from 'vitest'
import {
  countLine,
  countPlaywright,
  countVitest,
  heldAgainst,
  ONE_FAILURE,
  sum,
} from '../bootstrap/count-tests.mjs'
import { namePlaywright, nameVitest } from '../bootstrap/name-failures.mjs'

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
  expect(heldAgainst(good, 1)).toMatchObject({ passed: 5, failed: 1, skipped: 0 })
  expect(heldAgainst(good, 0)).toEqual(good)
  expect(heldAgainst({ ...good, failed: 2 }, 1)).toEqual({ ...good, failed: 2 })
})

test('each failed test is named once more at the end, with its file and how its message begins', () => {
  const failed = { fullName: 'a frog leaps', status: 'failed', failureMessages: ['too short\nat leap.ts:3'] }
  const report = {
    testResults: [
      {
        name: '/pond/leap.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [failed, { ...failed, status: 'passed' }],
      },
      { name: '/pond/dive.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
    ],
  }
  expect(nameVitest(report, '/pond')).toEqual([
    'leap.test.ts > a frog leaps\ntoo short\nat leap.ts:3',
    'dive.test.ts\nno such file',
  ])
  expect(nameVitest(undefined, '/pond')).toEqual([])
})

test('a failed browser test is named by its width', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'pond.spec.ts',
    line: 7,
    tests: [{ projectName: 'phone', status }],
  })
  const suites = [
    { specs: [spec('a', 'unexpected')], suites: [{ specs: [spec('b', 'flaky'), spec('c', 'unexpected')] }] },
  ]
  expect(namePlaywright({ suites })).toEqual(['[phone] pond.spec.ts:7 a', '[phone] pond.spec.ts:7 c'])
})

test('the last line counts all, and names skipped ones only where there are any', () => {
  const total = sum([{ passed: 3, failed: 0, skipped: 1 }, ONE_FAILURE])
  expect(countLine(total)).toBe('3 passed, 1 failed, 1 skipped')
  expect(countLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
})
