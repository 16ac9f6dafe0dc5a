import { join } from 'node:path'
import { restoreBackup } from '@lilypad/backup'
import { openFileStore } from '@lilypad/files'
import { root } from '../bootstrap/root.mjs'
import { StartError } from '../bootstrap/start-error.mjs'
import { RESTORE, RESTORE_OPTIONS } from '../bootstrap/usages.mjs'
import { pathFrom, readArgs, runAsCommand } from './backup/command.ts'
import { withDatabase } from './backup/with-database.ts'

await runAsCommand(async () => {
  const { from, replace } = readArgs(RESTORE, RESTORE_OPTIONS)
  if (!from) throw new StartError(RESTORE)
  return withDatabase(root, 'place', async ({ dataDir, databaseUrl, files }) => {
    const restored = await restoreBackup({
      databaseUrl,
      from: pathFrom(from),
      files: openFileStore(files),
      mayReplace: replace === true,
      scratch: join(dataDir, 'tmp'),
    })
    const rows = restored.tables.reduce((sum, table) => sum + table.rows, 0)
    return `Restored what was there at ${restored.madeAt}: ${rows} rows and ${restored.files?.length ?? 0} documents.`
  })
})
