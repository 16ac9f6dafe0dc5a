import { parseArgs } from 'node:util'

/**
 * The words behind a command: those that begin a line of its usage. Ends it with its usage for `--help` (0), and for what
 * it does not know (2).
 */
export function readArgs(usage: string) {
  const flags = [...usage.matchAll(/^ +--(\w+)/gm)].map(([, flag = '']) => flag)
  const most = /^ +folder /m.test(usage) ? 1 : 0
  try {
    const options = Object.fromEntries([...flags, 'help'].map((name) => [name, { type: 'boolean' as const }]))
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    if (positionals.length > most)
      throw new Error(`Nothing is known of '${positionals.slice(most).join(' ')}'.`)
    if (!values.help) return { has: (flag: string) => values[flag] === true, folder: positionals[0] }
    console.log(usage)
    return process.exit(0)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
    return process.exit(2)
  }
}

/** Prints the lines of a report; an error is one sentence and exit code 1. */
export function printReport(toLines: () => readonly string[]): void {
  try {
    for (const line of toLines()) console.log(line)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
