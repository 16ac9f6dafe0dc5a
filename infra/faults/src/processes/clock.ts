import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../until.ts'
import type { Closing } from './closing.ts'

export const HOUR = 60 * 60_000
export const DAY = 24 * HOUR

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The clock of the machine on which all api and worker processes run; PostgreSQL's stays as it is. */
export function openMachineClock(closing: Closing) {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-clock-'))
  closing.add(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'ahead')
  const set = (ahead: number) => {
    writeFileSync(`${file}-new`, `${ahead}`)
    renameSync(`${file}-new`, file)
  }
  const follow = (ahead: number) =>
    readdirSync(folder)
      .map((name) => /\.(\d+)$/.exec(name)?.[1])
      .filter((pid) => pid !== undefined && isRunning(Number(pid)))
      .every((pid) => readFileSync(`${file}.${pid}`, 'utf8') === `${ahead}`)
  set(0)
  const moved = new URL('./moved-clock.mjs', import.meta.url).href
  return {
    env: { CLOCK_FILE: file, NODE_OPTIONS: `--import ${moved}` },
    /** Sets it ahead of or behind the true time, in milliseconds; resolves when every process uses it. */
    async put(ahead: number): Promise<void> {
      set(ahead)
      await until('every process goes by the new clock', () => follow(ahead))
    },
  }
}
