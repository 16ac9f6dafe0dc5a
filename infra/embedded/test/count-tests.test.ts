import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  countLine,
  countPlaywright,
  countVitest,
  ONE_FAILURE,
  sum,
  withExitCode,
} from '../bootstrap/count-tests.mjs'

const folder = mkdtempSync(join(tmpdir(), 'lilypad-counts-'))
const file = join(folder, 'report.json')
const write = (report: object) => writeFileSync(file, JSON.stringify(report))

afterAll(() => rmSync(folder, { recursive: true }))

test('a test file that could not be loaded is a failure beside the failed tests', () => {
  write({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
    ],
  })
  expect(countVitest(file)).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

test('a browser test that passed when tried again has passed; an error outside of tests is a failure', () => {
  write({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] })
  expect(countPlaywright(file)).toEqual({ passed: 8, failed: 2, skipped: 0 })
})

test('a report counts once: a runner that leaves none has failed', () => {
  write({ stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] })
  expect(countPlaywright(file)?.passed).toBe(7)
  expect(countPlaywright(file)).toBeUndefined()
  expect(withExitCode(undefined, 0)).toEqual(ONE_FAILURE)
})

test('a runner that crashed is a failure although it names no failed test', () => {
  const good = { passed: 5, failed: 0, skipped: 0 }
  expect(withExitCode(good, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  expect(withExitCode(good, 0)).toEqual(good)
  expect(withExitCode({ ...good, failed: 2 }, 1)).toEqual({ ...good, failed: 2 })
})

test('the last line counts all, and names skipped ones only where there are any', () => {
  const total = sum([{ passed: 3, failed: 0, skipped: 1 }, ONE_FAILURE])
  expect(countLine(total)).toBe('3 passed, 1 failed, 1 skipped')
  expect(countLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
})
