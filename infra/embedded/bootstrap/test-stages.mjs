import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countPlaywright, countVitest, heldAgainst, NOTHING, ONE_FAILURE } from './count-tests.mjs'
import { pnpmArgs, toolEnv } from './install.mjs'
import { makeReady } from './make-ready.mjs'
import { namePlaywright, nameVitest } from './name-failures.mjs'
import { runCommand } from './run-command.mjs'

/** @typedef {import('./count-tests.mjs').Count} Count */
/** @typedef {{ root: string, signal: AbortSignal }} Run */

/** @param {string} root @param {string} name */
const reportFile = (root, name) => join(root, 'node_modules/.lilypad', `${name}-report.json`)

/** @param {string} file */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** @returns {NodeJS.ProcessEnv} NODE_ENV is for a product, not for its tests. */
const testEnv = () => {
  const { NODE_ENV: _, ...env } = process.env
  return env
}

/** Types, style, boundaries and unused code. @param {Run} run @returns {Promise<Count>} */
const check = async ({ root, signal }) => {
  const args = [...pnpmArgs(root), 'run', 'check']
  return (await runCommand({ file: 'npx', args, cwd: root, env: toolEnv(), signal })) === 0
    ? NOTHING
    : { ...ONE_FAILURE, failures: ['Types, style, boundaries, unused code'] }
}

/** @param {Run} run @returns {Promise<Count>} */
const build = async ({ root, signal }) => {
  await makeReady({ root, signal, need: 'build' })
  return NOTHING
}

/** @param {Run} run @param {string[]} which @returns {Promise<Count>} */
const runVitest = async ({ root, signal }, which) => {
  const report = reportFile(root, 'vitest')
  rmSync(report, { force: true })
  const script = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [
    script,
    'run',
    ...which,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await runCommand({ file: process.execPath, args, cwd: root, env: testEnv(), signal })
  const written = readReport(report)
  return { ...heldAgainst(written && countVitest(written), code), failures: nameVitest(written, root) }
}

/**
 * Unit and integration tests of all packages; those of faults, which take minutes, in continuous integration alone.
 *
 * @param {Run} run
 */
const vitest = (run) => runVitest(run, process.env.CI ? [] : ['--project=!faults'])

/**
 * The tests of faults, on the build; further words choose files of theirs.
 *
 * @param {Run} run
 * @param {string[]} files
 */
export const faults = (run, files) => runVitest(run, ['--project=faults', ...files])

/** @param {Run} run @param {string[]} which @returns {Promise<Count>} */
const runPlaywright = async ({ root, signal }, which) => {
  const report = reportFile(root, 'playwright')
  rmSync(report, { force: true })
  const cwd = join(root, 'apps/e2e')
  const args = [join(cwd, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json', ...which]
  const env = { ...testEnv(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await runCommand({ file: process.execPath, args, cwd, env, signal })
  const written = readReport(report)
  return { ...heldAgainst(written && countPlaywright(written), code), failures: namePlaywright(written) }
}

/** The product in a browser. @param {Run} run */
const playwright = (run) => runPlaywright(run, [])

/**
 * The pictures of the screens alone; further words are the runner's own.
 *
 * @param {Run} run
 * @param {string[]} words
 */
export const look = (run, words) => runPlaywright(run, ['--project=look', ...words])

/** In this order; each runs although one before it failed, so that one run tells everything. */
export const stages = [
  { title: 'Types, style, boundaries, unused code', run: check },
  { title: 'Build', run: build },
  { title: 'Unit and integration tests', run: vitest },
  { title: 'Browser tests', run: playwright },
]
