import { join } from 'node:path'
import { makeBackup } from '@lilypad/backup'
import { openFileStore } from '@lilypad/files'
import { root } from '../bootstrap/root.mjs'
import { BACKUP, BACKUP_OPTIONS } from '../bootstrap/usages.mjs'
import { inMegabytes, pathFrom, readArgs, runAsCommand } from './backup/command.ts'
import { withDatabase } from './backup/with-database.ts'

const nameOf = (now: Date) => `lilypad-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`

await runAsCommand(async () => {
  const args = readArgs(BACKUP, BACKUP_OPTIONS)
  const now = new Date()
  return withDatabase(root, 'data', async ({ dataDir, databaseUrl, files }) => {
    const to = args.to ? pathFrom(args.to) : join(dataDir, 'backups', nameOf(now))
    const store = args['without-files'] ? null : openFileStore(files)
    const made = await makeBackup({ databaseUrl, to, files: store, now })
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
    const documents = made.files ? `${made.files.length} documents` : 'no documents'
    return `${to}: ${rows} rows of ${made.tables.length} tables and ${documents}, ${inMegabytes(made.bytes)}.`
  })
})
