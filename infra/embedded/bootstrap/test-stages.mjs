import { join } from 'node:path'
import { countPlaywright, countVitest, NOTHING, withExitCode } from './count-tests.mjs'
import { pnpmArgs, testEnv, toolEnv } from './install.mjs'
import { makeReady } from './make-ready.mjs'
import { runCommand } from './run-command.mjs'

/** @typedef {import('./count-tests.mjs').Count} Count */
/** @typedef {{ root: string, signal: AbortSignal, words: string[] }} Run `words` are passed on to the runner */
/** @typedef {{ title: string, run: (run: Run) => Promise<Count> }} Stage */

/** @type {Stage} */
const check = {
  title: 'Types, style, boundaries, unused code',
  async run({ root, signal }) {
    const args = [...pnpmArgs(root), 'run', 'check']
    return withExitCode(NOTHING, await runCommand({ file: 'npx', args, cwd: root, env: toolEnv(), signal }))
  },
}

/** @type {Stage} */
const build = {
  title: 'Build',
  async run({ root, signal }) {
    await makeReady({ root, signal, need: 'build' })
    return NOTHING
  },
}

/** @param {string} title @param {string[]} projects joined by 'or' @param {string[]} options @returns {Stage} */
const vitest = (title, projects, options = []) => ({
  title,
  async run({ root, signal, words }) {
    const report = join(root, 'node_modules/.lilypad/vitest-report.json')
    const script = join(root, 'node_modules/vitest/vitest.mjs')
    const args = ['run', ...projects.map((name) => `--project=${name}`), ...options, ...words]
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await runCommand({
      file: process.execPath,
      args: [script, ...args, ...reporters],
      cwd: root,
      env: testEnv(),
      signal,
    })
    return withExitCode(countVitest(report), code)
  },
})

/** @param {string} title @param {string[]} projects @returns {Stage} */
const playwright = (title, projects) => ({
  title,
  async run({ root, signal, words }) {
    const report = join(root, 'node_modules/.lilypad/playwright-report.json')
    const cwd = join(root, 'apps/e2e')
    const script = join(cwd, 'node_modules/@playwright/test/cli.js')
    const args = ['test', '--reporter=list,json', ...projects.map((name) => `--project=${name}`), ...words]
    const env = { ...testEnv(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const code = await runCommand({ file: process.execPath, args: [script, ...args], cwd, env, signal })
    return withExitCode(countPlaywright(report), code)
  },
})

const WITHIN_THE_CLONE = ['slow', 'slow-embedded', 'slow-faults*']
const faults = vitest('Faults', ['slow-faults*'])
const look = playwright('Pictures', ['look'])

/** A stage runs although one before it failed. @type {Record<string, Stage[]>} */
export const stages = {
  main: [
    check,
    build,
    // Some files mostly wait, so that a third one has room on two processors.
    vitest('Unit and integration tests', ['!slow*'], ['--maxWorkers=3']),
    playwright('Main journeys in the browser', ['journeys']),
  ],
  rest: [
    build,
    vitest('Whole products, faults', WITHIN_THE_CLONE, ['--maxWorkers=3']),
    playwright('Everything else in the browser', ['wide', 'phone', 'server', 'alone', 'look']),
  ],
  shared: [build, vitest('Recorded boards, labelled texts', ['slow-shared'], ['--maxWorkers=3'])],
  faults: [build, faults],
  look: [build, look],
}
