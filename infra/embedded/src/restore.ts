import { restoreBackup } from '@lilypad/backup'
import { openFileStore } from '@lilypad/files'
import { COMMANDS } from '../bootstrap/commands.mjs'
import { root, StartError } from '../bootstrap/main.mjs'
import { pathFrom, readArgs, runAsCommand, withDatabase } from './backup-command.ts'

await runAsCommand(async () => {
  const { from, replace } = readArgs('restore')
  if (!from) throw new StartError(COMMANDS.restore.usage)
  return withDatabase(root, 'place', async ({ backups, databaseUrl, files }) => {
    const restored = await restoreBackup({
      databaseUrl,
      from: pathFrom(from),
      files: openFileStore(files),
      mayReplace: replace === true,
      scratch: backups.scratch,
    })
    const rows = restored.tables.reduce((sum, table) => sum + table.rows, 0)
    return `Restored what was there at ${restored.madeAt}: ${rows} rows and ${restored.files?.length ?? 0} documents.`
  })
})
