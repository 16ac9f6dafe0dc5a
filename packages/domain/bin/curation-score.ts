import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ablate } from './ablate.ts'
import { factsRead, factsReader, readFactsRow, reportOnFacts } from './facts-score.ts'
import { judgedRead, LABELLED_SETS } from './labelled-sets.ts'
import { reportOn } from './score-report.ts'

// pnpm curation:score [folder] [--misses | --ablate]
const root = fileURLToPath(new URL('../../..', import.meta.url))
const shared = resolve(root, process.env.LILYPAD_SHARED ?? '../shared')
const given = process.argv.slice(2)
const folder = resolve(given.find((word) => !word.startsWith('--')) ?? join(shared, 'data/labelled'))
const showMisses = given.includes('--misses')
const rules = fileURLToPath(new URL('../src/curation/', import.meta.url))

const linesOf = (name: string) =>
  readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')

const names = [...Object.keys(LABELLED_SETS), 'facts']
const present = names.filter((name) => existsSync(join(folder, `${name}.jsonl`)))
if (present.length === 0) {
  console.error(`No labelled sets in ${folder}: expected ${names.join('.jsonl, ')}.jsonl.`)
  process.exitCode = 1
}
for (const name of present) {
  const judge = LABELLED_SETS[name]
  if (given.includes('--ablate')) {
    const rows = linesOf(name).map((line) => {
      if (judge !== undefined) return () => judgedRead(judge(line))
      const read = factsReader(line)
      return () => factsRead(read())
    })
    for (const line of ablate(name, rules, rows)) console.log(line)
    continue
  }
  const lines =
    judge === undefined
      ? reportOnFacts(
          linesOf(name).map((line) => readFactsRow(line)),
          showMisses,
        )
      : reportOn(name, linesOf(name).map(judge), showMisses)
  for (const line of lines) console.log(line)
}
