import { join } from 'node:path'
import { makeBackup } from '@lilypad/backup'
import { openFileStore } from '@lilypad/files'
import { root } from '../bootstrap/main.mjs'
import { pathFrom, readArgs, runAsCommand, withDatabase } from './backup-command.ts'

const nameArchive = (now: Date) => `lilypad-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`

await runAsCommand(async () => {
  const args = readArgs('backup')
  const now = new Date()
  return withDatabase(root, 'data', async ({ dataDir, databaseUrl, files }) => {
    const to = args.to ? pathFrom(args.to) : join(dataDir, 'backups', nameArchive(now))
    const store = args['without-files'] ? null : openFileStore(files)
    const made = await makeBackup({ databaseUrl, to, files: store, now })
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
    const documents = made.files ? `${made.files.length} documents` : 'no documents'
    return `${to}: ${rows} rows of ${made.tables.length} tables and ${documents}, ${(made.bytes / 1e6).toFixed(1)} MB.`
  })
})
