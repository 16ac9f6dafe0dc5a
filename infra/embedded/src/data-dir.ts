import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from '../bootstrap/lock.mjs'
import { StartError } from '../bootstrap/main.mjs'

export type DataDir = {
  readonly path: string
  readonly logs: string
  /** The last product on this folder was killed, so its processes may still be ending. */
  readonly wasLeftOver: boolean
  secret(name: string): string
  release(): void
}

function readSecret(folder: string, name: string) {
  const file = join(folder, name)
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}

function makeFolder(path: string) {
  try {
    mkdirSync(join(path, 'logs'), { recursive: true })
  } catch (error) {
    throw new StartError(`DATA_DIR ${path} cannot be used: ${error instanceof Error ? error.message : error}`)
  }
}

/** For this process alone. Throws StartError when another uses it. */
export function openDataDir(path: string): DataDir {
  makeFolder(path)
  const lock = takeLock(join(path, 'lilypad.lock'))
  if ('owner' in lock) {
    throw new StartError(
      `Another Lilypad (process ${lock.owner.pid}) uses the data folder ${path}. Stop it, or set DATA_DIR to another.`,
    )
  }
  return {
    path,
    logs: join(path, 'logs'),
    wasLeftOver: lock.wasLeftOver,
    secret: (name) => readSecret(path, name),
    release: lock.release,
  }
}

export function loadDotEnv(root: string): void {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
