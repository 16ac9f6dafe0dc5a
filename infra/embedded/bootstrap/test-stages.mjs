import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { countPlaywright, countVitest, NOTHING, sum, withExitCode } from './count-tests.mjs'
import { pnpmArgs, testEnv, toolEnv } from './install.mjs'
import { makeReady } from './make-ready.mjs'
import { runCommand } from './run-command.mjs'

/** @typedef {import('./count-tests.mjs').Count} Count */
/**
 * @typedef {{ root: string, signal: AbortSignal, words: string[], isHeld?: boolean }} Run `words` are passed on to the
 * runner; `isHeld`: what it says is told at its end
 */
/** @typedef {{ title: string, run: (run: Run) => Promise<Count> }} Stage */

/** @type {Stage} */
const check = {
  title: 'Types, style, boundaries, unused code',
  async run({ root, signal, isHeld = false }) {
    const args = [...pnpmArgs(root), 'run', 'check']
    const command = { file: 'npx', args, cwd: root, env: toolEnv(), signal, isHeld }
    return withExitCode(NOTHING, await runCommand(command))
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
  async run({ root, signal, words, isHeld = false }) {
    const report = join(root, `node_modules/.lilypad/${title.toLowerCase().replace(/\W+/g, '-')}.json`)
    // An ended run may have left one.
    rmSync(report, { force: true })
    const env = { ...testEnv(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const [args, cwd] = [[...toArgs(report), ...words], join(root, folder)]
    const code = await runCommand({ file: process.execPath, args, cwd, env, signal, isHeld })
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

/**
 * At the same time, since a browser leaves a third of two processors; what the second says is told at its end.
 * @param {Stage} first @param {Stage} second @returns {Stage}
 */
const together = (first, second) => ({
  title: `${first.title}; ${second.title}`,
  async run(run) {
    const both = [first.run(run), second.run({ ...run, isHeld: true })]
    // One that fails leaves the other to its end.
    await Promise.allSettled(both)
    return sum(await Promise.all(both))
  },
})

const faults = vitest('Faults', ['slow-faults*'])
const look = playwright('Pictures', ['look'])

/** A stage runs although one before it failed. @type {Record<string, Stage[]>} */
export const stages = {
  main: [
    build,
    // Some files mostly wait, so that a third one has room on two processors.
    vitest('Unit and integration tests', ['!slow*'], ['--maxWorkers=3']),
    together(playwright('Main journeys in the browser', ['journeys']), check),
  ],
  rest: [
    build,
    together(
      playwright('Everything else in the browser', ['wide', 'phone', 'server', 'alone', 'look']),
      vitest('Whole products, faults', ['slow', 'slow-embedded', 'slow-faults'], ['--maxWorkers=3']),
    ),
    vitest('Faults that need a processor', ['slow-faults-alone']),
  ],
  shared: [build, vitest('Recorded boards, labelled texts', ['slow-shared'], ['--maxWorkers=3'])],
  faults: [build, faults],
  look: [build, look],
}
