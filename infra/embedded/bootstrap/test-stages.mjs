import { rmSync } from 'node:fs'
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

/**
 * A runner in one folder of the clone, which also writes a report.
 * @param {string} title @param {string} folder @param {(report: string) => string[]} toArgs
 * @param {typeof countVitest} count @returns {Stage}
 */
const runner = (title, folder, toArgs, count) => ({
  title,
  async run({ root, signal, words }) {
    const report = join(root, 'node_modules/.lilypad/test-report.json')
    // One that an ended run left may be of the other runner, in another shape.
    rmSync(report, { force: true })
    const env = { ...testEnv(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const [args, cwd] = [[...toArgs(report), ...words], join(root, folder)]
    const code = await runCommand({ file: process.execPath, args, cwd, env, signal })
    return withExitCode(count(report), code)
  },
})

/** @param {string[]} names */
const inProjects = (names) => names.map((name) => `--project=${name}`)

/** @param {string} title @param {string[]} projects joined by 'or' @param {string[]} options */
function vitest(title, projects, options = []) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...inProjects(projects), ...options]
  const reporters = ['--reporter=default', '--reporter=json']
  return runner(title, '', (report) => [...args, ...reporters, `--outputFile.json=${report}`], countVitest)
}

/** @param {string} title @param {string[]} projects */
function playwright(title, projects) {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  return runner(title, 'apps/e2e', () => [...args, ...inProjects(projects)], countPlaywright)
}

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
