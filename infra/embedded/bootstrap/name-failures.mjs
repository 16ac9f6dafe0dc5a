import { relative } from 'node:path'

/** How much of a failure's message is repeated; the whole of it stands where the test ran. */
const LINES = 12

/**
 * @typedef {object} VitestReport
 * @property {{ name: string, status: string, message: string, assertionResults: Assertion[] }[]} testResults
 *
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion
 *
 * @typedef {object} Suite
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { projectName: string, status: string }[] }[]} specs
 */

/** @param {string} text */
const opening = (text) => text.split('\n').slice(0, LINES).join('\n')

/**
 * A line for each failed test: its file, its name and how its message begins.
 *
 * @param {VitestReport | undefined} report
 * @param {string} root the folder that paths are told from
 * @returns {string[]}
 */
export const nameVitest = (report, root) =>
  (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    if (status === 'failed' && assertionResults.length === 0) return [`${file}\n${opening(message)}`]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${file} > ${fullName}\n${opening(failureMessages.join('\n'))}`)
  })

/** @param {Suite} suite @returns {string[]} */
const nameSuite = ({ suites = [], specs }) => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
  ),
  ...suites.flatMap(nameSuite),
]

/**
 * A line for each failed browser test, by its width, file and name.
 *
 * @param {{ suites: Suite[] } | undefined} report
 * @returns {string[]}
 */
export const namePlaywright = (report) => (report?.suites ?? []).flatMap(nameSuite)
