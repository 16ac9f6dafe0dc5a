import { readFileSync } from 'node:fs'
import type { Program } from './program.ts'

type Line = { work?: unknown; job?: unknown; msg?: unknown }

const linesOf = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line)

/** The ids of the works of a kind that these workers have ended well, in the order of their logs. */
export const worksDone = (workers: readonly Program[], work: string): string[] =>
  workers
    .flatMap((worker) => worker.logFiles().flatMap(linesOf))
    .filter((line) => line.msg === 'Work done.' && line.work === work)
    .map(({ job }) => String(job))
