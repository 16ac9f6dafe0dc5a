import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ablate } from './ablate.ts'
import { factsRead, factsReader, readFactsRow, reportOnFacts } from './facts-score.ts'
import { FILE_OF_SET, judgedRead, LABELLED_SETS } from './labelled-sets.ts'
import { scoreLockbox, scoreLockboxTitles } from './lockbox.ts'
import { figuresOf, partLines, publish } from './lockbox-report.ts'
import { poolRounds } from './pool-rounds.ts'
import { readArgs } from './read-args.ts'
import { reportOn } from './score-report.ts'

const USAGE = `Usage: pnpm curation:score [folder | --rounds | --lockbox | --publish] [--misses | --ablate]
  folder     of labelled sets; unset: those of the shared data
  --rounds   the rounds of postings that the rules had not met
  --lockbox  the postings and titles whose labels nobody reads: rates alone
  --publish  that, and writes the rates for the page 'How we read postings'
  --misses   what was read wrongly, too
  --ablate   what each pattern contributes`
const { has, folder: given } = readArgs(USAGE, ['rounds', 'lockbox', 'publish', 'misses', 'ablate'])
const root = fileURLToPath(new URL('../../..', import.meta.url))
const data = join(resolve(root, process.env.LILYPAD_SHARED ?? '../shared'), 'data')
const folder = resolve(given ?? join(data, 'labelled'))
const showMisses = has('misses')
const rules = fileURLToPath(new URL('../src', import.meta.url))

function ablationOf(name: string, lines: readonly string[]): string[] {
  const judge = LABELLED_SETS[name]
  const rows = lines.map((line) => {
    if (judge !== undefined) return () => judgedRead(judge(line))
    const read = factsReader(line)
    return () => factsRead(read())
  })
  return ablate(name, rules, rows)
}

function report(name: string, lines: readonly string[]): string[] {
  if (has('ablate')) return ablationOf(name, lines)
  const judge = LABELLED_SETS[name]
  return judge === undefined
    ? reportOnFacts(lines.map(readFactsRow), showMisses)
    : reportOn(name, lines.map(judge), showMisses)
}

const print = (lines: readonly string[]) => {
  for (const line of lines) console.log(line)
}

const names = [...Object.keys(LABELLED_SETS), 'facts']
const fileOf = (name: string) => join(folder, `${FILE_OF_SET[name] ?? name}.jsonl`)
const linesOf = (name: string) =>
  readFileSync(fileOf(name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')

function printRounds(): void {
  const rounds = poolRounds(data)
  if (rounds.length === 0) throw new Error(`No pool of postings in ${data}.`)
  for (const { round, sets } of rounds) {
    console.log(`round ${round}`)
    for (const [name, lines] of Object.entries(sets)) print(report(name, lines))
  }
}

function printLockbox(): void {
  if (showMisses || has('ablate'))
    throw new Error('Nobody reads the rows of the lock-box: it has rates alone.')
  const [parts, titles] = [scoreLockbox(data), scoreLockboxTitles(data)]
  print([...parts.flatMap(partLines), ...reportOn('category', titles, false)])
  if (has('publish')) publish(figuresOf(parts, titles, new Date().toISOString().slice(0, 10)))
}

function printFolder(): void {
  const present = names.filter((name) => existsSync(fileOf(name)))
  if (present.length === 0)
    throw new Error(`No labelled sets in ${folder}: expected ${names.join('.jsonl, ')}.jsonl.`)
  for (const name of present) print(report(name, linesOf(name)))
}

try {
  if (has('lockbox') || has('publish')) printLockbox()
  else if (has('rounds')) printRounds()
  else printFolder()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
