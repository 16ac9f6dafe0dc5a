import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LABELLED_SETS } from './labelled-sets.ts'
import { reportOn } from './score-report.ts'

// pnpm curation:score [folder] [--misses]
const root = fileURLToPath(new URL('../../..', import.meta.url))
const shared = resolve(root, process.env.LILYPAD_SHARED ?? '../shared')
const given = process.argv.slice(2)
const folder = resolve(given.find((word) => !word.startsWith('--')) ?? join(shared, 'data/labelled'))
const showMisses = given.includes('--misses')

const sets = Object.entries(LABELLED_SETS).filter(([name]) => existsSync(join(folder, `${name}.jsonl`)))
if (sets.length === 0) {
  console.error(
    `No labelled sets in ${folder}: expected ${Object.keys(LABELLED_SETS).join('.jsonl, ')}.jsonl.`,
  )
  process.exitCode = 1
}
for (const [name, judge] of sets) {
  const lines = readFileSync(join(folder, `${name}.jsonl`), 'utf8').split('\n')
  const judged = lines.filter((line) => line.trim() !== '').map(judge)
  for (const line of reportOn(name, judged, showMisses)) console.log(line)
}
