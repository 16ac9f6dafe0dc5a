import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { root } from './root.ts'

export type Ran = { code: number; stdout: string; stderr: string }

const manifest = z.object({ packageManager: z.string() })

/** Such as `pnpm@12.21.0`, without the checksum that may follow. */
export const pinnedPnpm = (): string =>
  manifest
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    .packageManager.replace(/\+.*$/, '')

/** To its end, over this clone unless told otherwise. */
export const runPnpm = async (args: readonly string[], cwd: string = root): Promise<Ran> => {
  const child = spawn('npx', ['--yes', pinnedPnpm(), ...args], {
    cwd,
    env: { ...process.env, CI: 'true', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, stdout, stderr }
}
