import { main } from './main.mjs'
import { makeReady } from './make-ready.mjs'
import { root } from './root.mjs'
import { runCommand } from './run-command.mjs'

/** @param {import('./make-ready.mjs').Wish['need']} need @param {string[]} script what our own words follow */
export const runScript = (need, script) =>
  main(
    async (signal) => {
      // Seen from where the operator is, also where no package manager says so.
      const env = { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() }
      process.chdir(root)
      await makeReady({ root, signal, need })
      const args = [...script, ...process.argv.slice(2)]
      return await runCommand({ file: process.execPath, args, cwd: root, env, signal })
    },
    { ifStopped: 1 },
  )
