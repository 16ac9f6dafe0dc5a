import { join, resolve } from 'node:path'
import { judgedPairsIn, reportOnPairs } from './history-report.ts'
import { readArgs } from './read-args.ts'
import { data } from './shared-data.ts'

const USAGE = `Usage: pnpm history:score [folder] [--misses]
  folder     of labelled pairs; unset: those of the shared data
  --misses   what was told wrongly, too`
const { has, folder } = readArgs(USAGE, ['misses'])

try {
  const judged = judgedPairsIn(resolve(folder ?? join(data, 'history')))
  for (const line of reportOnPairs(judged, has('misses'))) console.log(line)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
