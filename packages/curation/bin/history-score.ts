import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { judgePairs, type Pair, reportOnPairs, type TimelineRow } from './history-report.ts'
import { readArgs } from './read-args.ts'

const USAGE = `Usage: pnpm history:score [folder] [--misses]
  folder     of labelled pairs; unset: those of the shared data
  --misses   what was told wrongly, too`
const { has, folder: given } = readArgs(USAGE, ['misses'])
const root = fileURLToPath(new URL('../../..', import.meta.url))
const shared = resolve(root, process.env.LILYPAD_SHARED ?? '../shared')
const folder = resolve(given ?? join(shared, 'data/history'))

function readLines<Row>(name: string): Row[] {
  const lines = readFileSync(join(folder, name), 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Row)
}

if (['timelines.jsonl', 'pairs.jsonl'].every((name) => existsSync(join(folder, name)))) {
  const judged = judgePairs(readLines<TimelineRow>('timelines.jsonl'), readLines<Pair>('pairs.jsonl'))
  for (const line of reportOnPairs(judged, has('misses'))) console.log(line)
} else {
  console.error(`No pairs in ${folder}: expected timelines.jsonl and pairs.jsonl.`)
  process.exitCode = 1
}
