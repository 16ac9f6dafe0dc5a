import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** One recorded careers board: the part of its record that the tests use. */
export type RecordedBoard = {
  id: string
  system: string
  careers_url: string
  tier?: 'extra'
  expect: { count: number | null; never?: string[]; postings: ExpectedPosting[] }
}

export type ExpectedPosting = {
  title: string
  url: string
  url_also?: string[]
  url_has?: string
  location: string | null
  location_has?: string[]
  location_says_remote?: boolean
  remote: boolean | null
  salary_min: number | null
  salary_max: number | null
  salary_interval: string | null
  currency?: string
  salary_text?: string
  external_id?: string
  external_id_also?: string | string[]
  snippets?: string[]
  unsure?: string[]
}

const fixtures = resolve(process.env.LILYPAD_SHARED ?? '', 'fixtures')

/** The boards of the given systems that are of that tier; without one, the usual ones. */
export function recordedBoards(systems: readonly string[], tier?: 'extra'): RecordedBoard[] {
  const manifest: { boards: RecordedBoard[] } = JSON.parse(
    readFileSync(resolve(fixtures, 'boards/manifest.json'), 'utf8'),
  )
  return manifest.boards.filter((board) => systems.includes(board.system) && board.tier === tier)
}

/** Serves the recordings over HTTP on a free port until `stop`. */
export async function startReplay(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const script = resolve(fixtures, 'replay-server.mjs')
  const child = spawn(process.execPath, [script, '--port', '0', '--set', resolve(fixtures, 'boards')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const [ready]: string[] = await once(lines, 'line')
  const origin = /http:\/\/\S+/.exec(ready ?? '')?.[0]
  if (!origin) throw new Error(`The replay server said '${ready}' instead of its address`)
  // Its log is read and dropped, so that it never blocks on a full pipe.
  lines.on('line', () => {})
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { origin, stop }
}
