import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type DemoBoardsServer, startDemoBoards } from '@lilypad/demo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandsOf } from './docs/commands.ts'
import { allPages } from './docs/pages.ts'
import { RUN } from './docs/what-is-run.ts'
import { root } from './tracked.ts'

const PATIENCE_MS = 120_000
const DEMO_BOARD = 'https://boards.greenhouse.io/lilypad-demo-quillmarsh'
const LABELLED = '{"id":"one","title":"Sales Manager","expected":{"category":"Sales","also_ok":[]}}\n'

let boards: DemoBoardsServer
let folder: string
beforeAll(async () => {
  boards = await startDemoBoards({ host: '127.0.0.1', port: 0 })
  folder = mkdtempSync(join(tmpdir(), 'lilypad-docs-'))
  mkdirSync(join(folder, 'labelled'))
  writeFileSync(join(folder, 'labelled/category.jsonl'), LABELLED)
})
afterAll(async () => {
  await boards.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Something real in place of what stands for it: `<address>`, `FILE`, `[folder]`. */
const fill = (text: string) =>
  text
    .replace(/^SCRAPE_REPLAY_ORIGIN=\S+ /, '')
    .replace(/<address>|https:\/\/\S+/, DEMO_BOARD)
    .replace(/(--out) \S+/, `$1 ${join(folder, 'recorded')}`)
    .replace('[-- FILE]', `-- ${join(folder, 'sbom.json')}`)
    .replace('history:score [folder]', 'history:score packages/domain/test/history/labelled')
    .replace('[folder]', join(folder, 'labelled'))
    .replace(/^pnpm /, 'npm run ')

const run = async (text: string) => {
  const [program = '', ...args] = fill(text).split(' ')
  const env = { ...process.env, SCRAPE_REPLAY_ORIGIN: boards.origin, SCRAPE_PACE_SCALE: '0' }
  return promisify(execFile)(program, args, { cwd: root, env, timeout: PATIENCE_MS })
}

const told = allPages().flatMap(commandsOf)

test.each(Object.entries(RUN))(
  'what the pages tell of `%s` is true',
  { timeout: PATIENCE_MS },
  async (name, answer) => {
    const texts = new Set(told.filter((command) => command.name === name).map(({ text }) => fill(text)))
    const whole = [...texts].filter((text) => text.includes(' ') && !/^npm run [\w -]+$/.test(text))
    expect(whole).not.toEqual([])
    for (const text of whole) expect((await run(text)).stdout).toMatch(answer)
  },
)
