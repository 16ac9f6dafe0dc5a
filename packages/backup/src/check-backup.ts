import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { inSpareDatabase } from './spare-database.ts'

/**
 * Restores an archive's rows into a database of its own, which then goes. What an earlier check left, since its process
 * was killed, goes first. Throws BackupError, which says why that is not
 * possible: sums or numbers of rows that differ, say.
 */
export const checkBackup = ({
  databaseUrl,
  archive,
  scratch,
}: {
  databaseUrl: string
  archive: string
  scratch: string
}): Promise<Manifest> =>
  inSpareDatabase(databaseUrl, async (url) => {
    const own = join(scratch, 'backup-check')
    await rm(own, { recursive: true, force: true })
    return restoreBackup({ databaseUrl: url, from: archive, files: null, mayReplace: false, scratch: own })
  })
