import { parseArgs } from 'node:util'

/** @typedef {Record<string, { type: 'string' | 'boolean' }>} Options */

/**
 * Answers `--help` and unknown words.
 * @param {string} usage @param {{ given?: string[], options?: Options, most?: number }} [known]
 */
export const checkArguments = (usage, { given = process.argv.slice(2), options = {}, most = 0 } = {}) => {
  try {
    const known = { ...options, help: { type: /** @type {const} */ ('boolean'), short: 'h' } }
    const { values, positionals } = parseArgs({ args: given, options: known, allowPositionals: true })
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    if (positionals.length > most)
      throw new Error(`Nothing is known of '${positionals.slice(most).join(' ')}'.`)
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error)
    console.error(`${told.replace(/ To specify a positional.*/s, '')}\n${usage}`)
    process.exit(2)
  }
}
