import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type DemoBoardsServer, startDemoBoards } from '@lilypad/demo'
import { afterAll, beforeAll } from 'vitest'
import { root } from '../tracked.ts'
import { toCommands } from './commands.ts'
import { allPages } from './pages.ts'

export const PATIENCE_MS = 120_000
const DEMO_BOARD = 'https://boards.greenhouse.io/lilypad-demo-quillmarsh'
const LABELLED = '{"id":"one","title":"Sales Manager","expected":{"category":"Sales","also_ok":[]}}\n'

const told = allPages().flatMap(toCommands)

export const isOnSharedData = (text: string): boolean => / --(rounds|lockbox|speed)\b/.test(text)

/** Runs what the pages tell, on demo boards and with a folder of its own. */
export function useCommands() {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-docs-'))
  let boards: DemoBoardsServer
  beforeAll(async () => {
    boards = await startDemoBoards({ host: '127.0.0.1', port: 0 })
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
      .replace('history:score [folder]', 'history:score packages/curation/test/history/labelled')
      .replace('[folder]', join(folder, 'labelled'))
      .replace('[--silent > FILE]', '--silent | cat')
      .replace('> FILE', '| cat')
      .replace(/^pnpm /, 'npm run ')

  const run = async (text: string) => {
    const env = { ...process.env, SCRAPE_REPLAY_ORIGIN: boards.origin, SCRAPE_PACE_SCALE: '0' }
    return promisify(execFile)('/bin/sh', ['-c', text], { cwd: root, env, timeout: PATIENCE_MS })
  }

  /** The commands of a name that can be run as they stand. */
  const runnable = (name: string): string[] => {
    const texts = new Set(told.filter((command) => command.name === name).map(({ text }) => fill(text)))
    return [...texts].filter((text) => text.includes(' ') && !/^npm run [\w -]+$/.test(text))
  }
  return { run, runnable }
}
