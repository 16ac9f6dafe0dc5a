import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** How many files of people lie in a DATA_DIR, unfinished ones too. */
export const storedFiles = (dataDir: string): number => {
  const folder = join(dataDir, 'files')
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length
}
