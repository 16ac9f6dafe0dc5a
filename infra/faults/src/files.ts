import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The number of people's files in a DATA_DIR, including unfinished ones. */
export function storedFiles(dataDir: string): number {
  const folder = join(dataDir, 'files')
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length
}
