import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgePairs, type Pair, scorePairs, type TimelineRow } from '../../bin/history-report.ts'

const linesOf = <Row>(folder: string, name: string): Row[] =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)

/** How well the labelled pairs of a folder are told apart. */
export const scoreOf = (folder: string) =>
  scorePairs(
    judgePairs(linesOf<TimelineRow>(folder, 'timelines.jsonl'), linesOf<Pair>(folder, 'pairs.jsonl')),
  )
