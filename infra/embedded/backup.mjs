import { checkArguments } from './bootstrap/arguments.mjs'
import { main } from './bootstrap/main.mjs'
import { makeReady } from './bootstrap/make-ready.mjs'
import { root } from './bootstrap/root.mjs'
import { runCommand } from './bootstrap/run-command.mjs'
import { BACKUP, BACKUP_OPTIONS } from './bootstrap/usages.mjs'

checkArguments(BACKUP, { options: BACKUP_OPTIONS })

await main(
  async (signal) => {
    // Seen from where the operator is, also where no package manager says so.
    const env = { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() }
    process.chdir(root)
    await makeReady({ root, signal, need: 'any build' })
    const args = ['infra/embedded/dist/backup.js', ...process.argv.slice(2)]
    return await runCommand({ file: process.execPath, args, cwd: root, env, signal })
  },
  { ifStopped: 1 },
)
