import { checkArguments } from './bootstrap/arguments.mjs'
import { runScript } from './bootstrap/run-script.mjs'
import { BACKUP, BACKUP_OPTIONS } from './bootstrap/usages.mjs'

checkArguments(BACKUP, { options: BACKUP_OPTIONS })

await runScript('any build', ['infra/embedded/dist/backup.js'])
