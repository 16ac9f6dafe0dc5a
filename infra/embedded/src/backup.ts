import { join } from 'node:path'
import { makeBackup, nameArchive } from '@lilypad/backup'
import { openFileStore } from '@lilypad/files'
import { root } from '../bootstrap/main.mjs'
import { pathFrom, readArgs, runAsCommand, withDatabase } from './backup-command.ts'

await runAsCommand(async () => {
  const args = readArgs('backup')
  const now = new Date()
  return withDatabase(root, 'data', async ({ backups, databaseUrl, files }) => {
    const to = args.to ? pathFrom(args.to) : join(backups.folder, nameArchive(now))
    const store = args['without-files'] ? null : openFileStore(files)
    const made = await makeBackup({ databaseUrl, to, files: store, now })
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
    const documents = made.files ? `${made.files.length} documents` : 'no documents'
    return `${to}: ${rows} rows of ${made.tables.length} tables and ${documents}, ${(made.bytes / 1e6).toFixed(1)} MB.`
  })
})
