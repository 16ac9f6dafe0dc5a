import { existsSync, readFileSync, rmSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

export const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** @type {Count} */
export const ONE_FAILURE = { passed: 0, failed: 1, skipped: 0 }

/** @param {Count[]} counts */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
})

/**
 * A runner that failed without naming a failed test crashed: a failure too.
 * @param {Count | undefined} count @param {number} exitCode
 */
export function withExitCode(count, exitCode) {
  if (!count) return ONE_FAILURE
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** Removed, so that the next run does not find it. @param {string} file */
function takeReport(file) {
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return report
}

/** @param {string} file vitest's JSON report */
export function countVitest(file) {
  const report = takeReport(file)
  if (!report) return undefined
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults
  // A file that could not be loaded has no tests to fail.
  const unloaded = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** @param {string} file Playwright's JSON report */
export function countPlaywright(file) {
  const report = takeReport(file)
  if (!report) return undefined
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
}

/** @param {Count} count */
export const countLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
