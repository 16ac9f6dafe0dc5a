import { read } from '../deploy/settings.ts'
import { tracked } from '../tracked.ts'
import { toSource } from './named-things.ts'
import type { Page } from './pages.ts'

export type Command = {
  /** As it is written. */
  text: string
  /** What it is, whatever it is given: `board try`, `docker compose up`. */
  name: string
  /** What is wrong with it; null when what it names is there. */
  fault: string | null
}

const STARTS = /^(?:[A-Z][A-Z\d_]*=\S+ )*(?:npm|pnpm|npx --yes pnpm@\d+|node|docker) [^\s…]/

/** Without variables, what may be left out (`[…]`), and who reads the script (`npm run`, `npx --yes pnpm@12`). */
const toWords = (text: string): string[] =>
  text
    .replace(/\[[^\]]*\]/g, '')
    .replace(/^(?:[A-Z][A-Z\d_]*=\S+ +)*/, '')
    .replace(/^npx --yes pnpm@[\d.]+ /, 'pnpm ')
    .replace(/^(?:npm run|npm(?= (?:start|test)\b)|pnpm run|pnpm) /, 'script ')
    .split(/\s+/)
    .filter((word) => word !== '')

type Package = { name?: string; scripts?: Record<string, string> }
const packageAt = (path: string) => JSON.parse(read(path)) as Package

const packages = (): Package[] => tracked.filter((path) => path.endsWith('/package.json')).map(packageAt)

function faultOfFiltered([name = '', script = '']: string[]) {
  const found = packages().find((one) => one.name === name)
  if (!found) return `there is no package ${name}`
  return found.scripts?.[script] === undefined ? `${name} has no script ${script}` : null
}

function faultOfTests(args: string[]) {
  const [name = '', ...parts] = args.slice(args.indexOf('--project') + 1)
  const folder = new RegExp(`^(?:apps|packages|infra)/${name}/.*\\.test\\.tsx?$`)
  const tests = tracked.filter((file) => folder.test(file))
  if (tests.length === 0) return `there are no tests called ${name}`
  const missing = parts.find((part) => !tests.some((file) => file.includes(part)))
  return missing === undefined ? null : `no test of ${name} is called ${missing}`
}

/** What pnpm does without a script. */
const OWN = ['install', 'audit']

function faultOfScript([script = '', ...args]: string[]): string | null {
  if (script === '--filter') return faultOfFiltered(args)
  if (script === 'vitest') return faultOfTests(args)
  if (OWN.includes(script)) return null
  return packageAt('package.json').scripts?.[script] === undefined ? `there is no script ${script}` : null
}

function findFault([program, ...args]: string[]): string | null {
  if (program === 'script') return faultOfScript(args)
  const file = args.find((word) => /\.m?[jt]s$/.test(word))
  return file !== undefined && !tracked.includes(toSource(file)) ? `there is no file ${file}` : null
}

/** A word that is another one each time: an option, an address, a path, or what stands for one. */
const isGiven = (word: string) => /^-(?!-filter$)|[<…/.]|^[A-Z]+$/.test(word) && !word.startsWith('@')

function toName(words: string[]): string {
  const said = words[0] === 'script' ? words.slice(1) : words
  // What follows `--` is what the script is given, and of this one it says what it does.
  const known = said[0] === 'board' ? said.filter((word) => word !== '--') : said
  const end = known.findIndex(isGiven)
  return known.slice(0, end === -1 ? undefined : end).join(' ')
}

function toCommand(text: string): Command {
  const words = toWords(text)
  const name = words[1] === 'vitest' ? 'vitest' : toName(words)
  return { text, name, fault: findFault(words) }
}

/** The commands of a page: in its blocks, and within its sentences. */
export const toCommands = ({ codes, commands }: Page): Command[] =>
  [...commands, ...codes.filter((code) => STARTS.test(code))].map(toCommand)
