import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { execa } from 'execa'
import { z } from 'zod'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

export type Ran = { code: number; stdout: string; stderr: string }

const manifest = z.object({ packageManager: z.string() })

/** Such as `pnpm@12.21.0`, without the checksum that may follow. */
export const pinnedPnpm = (): string =>
  manifest
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    .packageManager.replace(/\+.*$/, '')

/** To its end, over this clone unless told otherwise. */
export async function runPnpm(args: readonly string[], cwd: string = root): Promise<Ran> {
  const env = { CI: 'true', NO_COLOR: '1' }
  const options = { cwd, env, stdin: 'ignore', reject: false, maxBuffer: 500_000_000 } as const
  const { exitCode = 1, stdout, stderr } = await execa('npx', ['--yes', pinnedPnpm(), ...args], options)
  return { code: exitCode, stdout, stderr }
}
