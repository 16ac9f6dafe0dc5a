import { parseArgs } from 'node:util'

/**
 * @typedef {Record<string, { type: 'string' | 'boolean' }>} Options
 * @typedef {{ usage: string, options?: Options, most?: number, words?: readonly string[] }} Command `most` words follow
 */

const SETTINGS = 'Its settings are environment variables, or lines of .env: see .env.example.'
const BENCHES = ['admin', 'alerts', 'api', 'dashboard', 'fill', 'growth', 'load', 'scrape', 'soak', 'web']

export const COMMANDS = {
  start: { usage: `Usage: npm start\n  ${SETTINGS}` },
  dev: { usage: `Usage: npm run dev\n  ${SETTINGS}` },
  backup: {
    usage: `Usage: pnpm backup [--to FILE] [--without-files]
  --to FILE         the archive; unset: a new one in DATA_DIR/backups
  --without-files   leaves people's documents out, where their bucket is backed up by itself`,
    options: {
      to: { type: /** @type {const} */ ('string') },
      'without-files': { type: /** @type {const} */ ('boolean') },
    },
  },
  restore: {
    usage: `Usage: pnpm restore --from FILE [--replace]
  --from FILE   the archive
  --replace     a database with rows in it gives way to the archive`,
    options: {
      from: { type: /** @type {const} */ ('string') },
      replace: { type: /** @type {const} */ ('boolean') },
    },
  },
  bench: {
    usage: `Usage: npm run bench [-- NAME … [SIZE …]]
  NAME   ${BENCHES.join(', ')};
         without one, all that take few minutes
  SIZE   numbers, for alerts, fill, growth, load, scrape, soak and web`,
    most: Infinity,
    words: BENCHES,
  },
  pictures: { usage: 'Usage: npm run pictures\n  renews the pictures of the README, from the demo product' },
  supply: { usage: 'Usage: npm run supply\n  checks what the product is made of' },
  sbom: {
    usage: 'Usage: npm run sbom [-- FILE]\n  writes the bill of materials; unset: sbom.cdx.json',
    most: 1,
  },
  test: {
    usage: `Usage: npm test, npm run test:rest, test:shared, test:all, test:faults, look, look:renew [-- WORD …]
  What each runs stands in CONTRIBUTING.md. Words are passed on to the runners: names of files, or options of theirs.`,
  },
}

/** Answers `--help` and unknown words. @param {Command} command @param {string[]} given */
export function checkWords({ usage, options = {}, most = 0, words }, given) {
  const refuse = (/** @type {string} */ sentence) => {
    console.error(`${sentence.replace(/ To specify a positional.*/s, '')}\n${usage}`)
    process.exit(2)
  }
  try {
    const help = { type: /** @type {const} */ ('boolean'), short: 'h' }
    const known = { args: given, options: { ...options, help }, allowPositionals: true }
    const { values, positionals } = parseArgs(known)
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    if (positionals.length > most) refuse(`Nothing is known of '${positionals.slice(most).join(' ')}'.`)
    const unknown = positionals.filter((word) => words && !/^\d+$/.test(word) && !words.includes(word))
    if (unknown.length > 0) refuse(`There is no '${unknown.join(', ')}'. There are: ${words?.join(', ')}.`)
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
}
