/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [failures] a line for each failed test, as far as the runner named them
 */

/** @type {Count} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** @type {Count} A stage that failed as a whole counts as one failure. */
export const ONE_FAILURE = { passed: 0, failed: 1, skipped: 0 }

/** @param {Count[]} counts @returns {Count} */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
  failures: counts.flatMap(({ failures = [] }) => failures),
})

/**
 * What a runner's report says, held against its exit code: a runner that failed without naming a failed test
 * crashed, or met an error outside of tests, and that is a failure too.
 *
 * @param {Count | undefined} reported undefined when it left no report
 * @param {number} exitCode
 * @returns {Count}
 */
export const heldAgainst = (reported, exitCode) => {
  if (!reported) return ONE_FAILURE
  return exitCode !== 0 && reported.failed === 0 ? sum([reported, ONE_FAILURE]) : reported
}

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

/** @param {VitestReport} report @returns {Count} */
export const countVitest = (report) => ({
  passed: report.numPassedTests,
  // A file that could not be loaded has no tests to fail.
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length,
  skipped: report.numPendingTests + report.numTodoTests,
})

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors
 */

/** @param {PlaywrightReport} report @returns {Count} */
export const countPlaywright = ({ stats, errors }) => ({
  // What passed only when tried again is marked as flaky in the runner's own summary.
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
})

/** @param {Count} count */
export const countLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
