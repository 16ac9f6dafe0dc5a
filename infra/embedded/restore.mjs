import { checkArguments } from './bootstrap/arguments.mjs'
import { runScript } from './bootstrap/run-script.mjs'
import { RESTORE, RESTORE_OPTIONS } from './bootstrap/usages.mjs'

checkArguments(RESTORE, { options: RESTORE_OPTIONS })

await runScript('any build', ['infra/embedded/dist/restore.js'])
