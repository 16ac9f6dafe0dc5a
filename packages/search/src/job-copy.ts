import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { markWords, relevanceBand, toFieldWords } from '@lilypad/domain'
import type { Writer } from './engine.ts'
import { CODED, type Dictionaries, type SearchedJob } from './facts.ts'
import { toDated } from './job-order.ts'

/** Numbers are doubles, whose whole ones JavaScript reads as they are. ClickHouse has the types by other names. */
export const SCHEMA = `create table jobs (
  id double, approved double, dated double, free boolean, band utinyint, stack double,
  words varchar, title varchar, ${CODED.map((fact) => `"${fact}" uinteger`).join(', ')})`

/** FNV-1a in two halves, 53 bits: two of a million stacks are taken for one once in some ten thousand lists. */
function toStackNumber(stackId: string): number {
  let [low, high] = [0x811c9dc5, 0x1000193]
  for (let at = 0; at < stackId.length; at += 1) {
    const unit = stackId.charCodeAt(at)
    low = Math.imul(low ^ unit, 0x1000193)
    high = Math.imul(high ^ unit, 0x85ebca6b) ^ (high >>> 15)
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0)
}

/** What a job holds: a code of each dictionary. */
export type Held = { isFree: boolean; codes: number[] }

const toHeld = (job: SearchedJob, dictionaries: Dictionaries): Held => ({
  isFree: job.isFree,
  codes: CODED.map((fact) => dictionaries[fact].toCode(job[fact])),
})

const toInstant = ({ approvedAt }: SearchedJob) => (approvedAt === null ? 0 : Date.parse(approvedAt))

/** In the order of the schema. */
const toColumns = (jobs: readonly SearchedJob[], held: readonly Held[]) => [
  jobs.map(({ id }) => id),
  jobs.map(toInstant),
  jobs.map((job) => toDated(job.featured, toInstant(job))),
  jobs.map(({ isFree }) => isFree),
  jobs.map(relevanceBand),
  jobs.map(({ stackId }) => (stackId === null ? null : toStackNumber(stackId))),
  jobs.map(({ title }) => toFieldWords(title)),
  jobs.map(({ title }) => markWords(title)),
  ...CODED.map((_fact, place) => held.map(({ codes }) => codes[place] ?? 0)),
]

/** Most that the engine takes at once, which is fastest; other requests wait for some 20 ms. */
const JOBS_A_TURN = 2_000

export async function insertJobs(
  { insert }: Writer,
  jobs: readonly SearchedJob[],
  dictionaries: Dictionaries,
): Promise<Held[]> {
  const all: Held[] = []
  for (let start = 0; start < jobs.length; start += JOBS_A_TURN) {
    const part = jobs.slice(start, start + JOBS_A_TURN)
    const held = part.map((job) => toHeld(job, dictionaries))
    all.push(...held)
    await insert('jobs', toColumns(part, held))
    await yieldToOthers()
  }
  return all
}

/** Without a primary key and `on conflict`, which take many times as long. */
export async function deleteJobs({ run }: Writer, ids: readonly number[]): Promise<Held[]> {
  if (ids.length === 0) return []
  const codes = CODED.map((fact) => `"${fact}"`).join(', ')
  const gone = await run(`delete from jobs where id in (${ids.join()}) returning free, ${codes}`)
  return gone.map((row) => ({ isFree: row.free === true, codes: CODED.map((fact) => Number(row[fact])) }))
}

/** Only of a change that is done: one that fails leaves the numbers as they were. */
export function countHeld(dictionaries: Dictionaries, held: readonly Held[], by: 1 | -1): void {
  for (const { isFree, codes } of held)
    for (const [place, fact] of CODED.entries()) dictionaries[fact].count(codes[place] ?? 0, isFree, by)
}
