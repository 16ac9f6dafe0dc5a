import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { choosePlace } from './place.ts'
import { startPostgres } from './start-postgres.ts'

/** A folder that PostgreSQL's own account may enter, which `mkdtemp` does not give. */
const openFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-postgres-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'logs'))
  return folder
}

/**
 * Starts a PostgreSQL for tests: fast, because it may lose everything in a crash, and gone without a trace when
 * it is stopped.
 *
 * @returns the superuser's address of an empty database on it
 */
export const startTemporaryPostgres = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = openFolder()
  const place = await choosePlace(folder, folder)
  const home = dirname(place.data)
  const remove = () => {
    for (const path of [home, folder]) rmSync(path, { recursive: true, force: true })
  }
  try {
    const { url, child } = await startPostgres({
      place,
      password: 'lilypad',
      logFolder: join(folder, 'logs'),
      signal: new AbortController().signal,
      isDurable: false,
    })
    return { url, stop: () => child.stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
