import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type FactsRow, readFactsRow, reportOnFacts } from './facts-score.ts'
import { curatedRow, FILE_OF_SET, LABELLED_SETS, type Posting } from './labelled-sets.ts'
import { scoreLockbox, scoreLockboxTitles } from './lockbox.ts'
import { partLines, publish, toFigures } from './lockbox-report.ts'
import { poolRounds } from './pool-rounds.ts'
import { printReport, readArgs } from './read-args.ts'
import { reportOn } from './score-report.ts'
import { data, poolPostings, readLines, readRows } from './shared-data.ts'

const USAGE = `Usage: pnpm curation:score [folder | --rounds | --speed | --lockbox | --publish] [--misses]
  folder     of labelled sets; unset: those of the shared data
  --rounds   the rounds of postings that the rules had not met
  --speed    how long a posting of the pool takes: the least of twenty readings
  --lockbox  the postings and titles whose labels nobody reads: rates alone
  --publish  that, and writes the rates for the page 'How we read postings'
  --misses   what was read wrongly, too`
const { has, folder: given } = readArgs(USAGE)
const folder = resolve(given ?? join(data, 'labelled'))
const showMisses = has('misses')

const roundLines = (): string[] =>
  poolRounds().flatMap(({ round, travel, facts }) => [
    `round ${round}`,
    ...(travel.length > 0 ? reportOn('travel', travel, showMisses) : []),
    ...reportOnFacts(facts, showMisses),
  ])

function lockboxLines(): string[] {
  if (showMisses) throw new Error('Nobody reads the rows of the lock-box: it has rates alone.')
  const [parts, titles] = [scoreLockbox(), scoreLockboxTitles()]
  if (has('publish')) publish(toFigures(parts, titles, new Date().toISOString().slice(0, 10)))
  return [...parts.flatMap(partLines), ...reportOn('category', titles, false)]
}

const READINGS = 20
/** Of every tenth posting the least of its readings: others need the processor meanwhile. */
function speedLines(): string[] {
  const postings = [...poolPostings<Posting>().values()].filter((_, index) => index % 10 === 0)
  const least = postings.map(() => Number.POSITIVE_INFINITY)
  for (let reading = 0; reading < READINGS; reading++)
    for (const [index, posting] of postings.entries()) {
      const start = performance.now()
      curatedRow(posting)
      least[index] = Math.min(least[index] ?? 0, performance.now() - start)
    }
  const mean = least.reduce((one, other) => one + other, 0) / least.length
  const most = least.toSorted((one, other) => one - other)[Math.floor(least.length * 0.95)] ?? 0
  return [`curate mean ${mean.toFixed(2)} ms, 95 % below ${most.toFixed(2)} ms, of ${least.length} postings`]
}

function folderLines(): string[] {
  const toFile = (name: string) => join(folder, `${FILE_OF_SET[name] ?? name}.jsonl`)
  const sets = Object.entries(LABELLED_SETS).filter(([name]) => existsSync(toFile(name)))
  const facts = existsSync(toFile('facts')) ? readRows<FactsRow>(toFile('facts')) : []
  if (sets.length + facts.length === 0)
    throw new Error(
      `No labelled sets in ${folder}: expected ${[...Object.keys(LABELLED_SETS), 'facts'].join('.jsonl, ')}.jsonl.`,
    )
  return [
    ...sets.flatMap(([name, judge]) => reportOn(name, readLines(toFile(name)).map(judge), showMisses)),
    ...(facts.length > 0 ? reportOnFacts(facts.map(readFactsRow), showMisses) : []),
  ]
}

printReport(() => {
  if (has('speed')) return speedLines()
  if (has('lockbox') || has('publish')) return lockboxLines()
  return has('rounds') ? roundLines() : folderLines()
})
