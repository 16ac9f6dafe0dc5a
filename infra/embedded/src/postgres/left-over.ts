import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processIdentity } from '../../bootstrap/lock.mjs'
import { StartError } from '../../bootstrap/main.mjs'

const PATIENCE_MS = 20_000

/** Its lock file's first line is the process's number, the second the folder. */
const postmasterOf = (data: string) => {
  try {
    const [pid, folder] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return folder === data ? Number(pid) : undefined
  } catch {
    return undefined
  }
}

/** That number may be a later process's. */
const isPostgres = (pid: number) => {
  if (process.platform !== 'linux') return processIdentity(pid) !== undefined
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

/** Stops a PostgreSQL whose product was killed. The caller holds DATA_DIR's lock, so no living product uses it. */
export const stopLeftOver = async (data: string): Promise<void> => {
  const pid = postmasterOf(data)
  if (pid === undefined) return
  if (!isPostgres(pid)) return rmSync(join(data, 'postmaster.pid'), { force: true })
  process.kill(pid, 'SIGINT')
  for (const since = Date.now(); processIdentity(pid) !== undefined; await sleep(50)) {
    if (Date.now() - since > PATIENCE_MS) {
      throw new StartError(
        `A PostgreSQL left over from an earlier start (process ${pid}) does not stop; end it first.`,
      )
    }
  }
}
