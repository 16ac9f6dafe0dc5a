import { join, resolve } from 'node:path'
import { judgedPairsIn, reportOnPairs } from './history-report.ts'
import { printReport, readArgs } from './read-args.ts'
import { data } from './shared-data.ts'

const USAGE = `Usage: pnpm history:score [folder] [--misses]
  folder     of labelled pairs; unset: those of the shared data
  --misses   what was told wrongly, too`
const { has, folder } = readArgs(USAGE)

printReport(() => reportOnPairs(judgedPairsIn(resolve(folder ?? join(data, 'history'))), has('misses')))
