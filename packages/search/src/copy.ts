import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { DuckDBConnection } from '@duckdb/node-api'
import { relevanceBand, toFieldWords } from '@lilypad/domain'
import { CODED, type Dictionaries, type SearchedJob } from './facts.ts'

/** Numbers are doubles, whose whole ones JavaScript reads as they are. ClickHouse has the types by other names. */
export const SCHEMA = `create table jobs (
  id double, approved double, featured boolean, free boolean, band utinyint, stack double,
  words varchar, title varchar, ${CODED.map((fact) => `"${fact}" uinteger`).join(', ')})`

/** FNV-1a in two halves, 53 bits: two of a million stacks are taken for one once in some ten thousand lists. */
const toStackNumber = (stackId: string): number => {
  let [low, high] = [0x811c9dc5, 0x1000193]
  for (let at = 0; at < stackId.length; at += 1) {
    const unit = stackId.charCodeAt(at)
    low = Math.imul(low ^ unit, 0x1000193)
    high = Math.imul(high ^ unit, 0x85ebca6b) ^ (high >>> 15)
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0)
}

type Appender = Awaited<ReturnType<DuckDBConnection['createAppender']>>

const append = (appender: Appender, job: SearchedJob, dictionaries: Dictionaries) => {
  appender.appendDouble(job.id)
  appender.appendDouble(job.approvedAt === null ? 0 : Date.parse(job.approvedAt))
  appender.appendBoolean(job.featured)
  appender.appendBoolean(job.isFree)
  appender.appendUTinyInt(relevanceBand(job))
  if (job.stackId === null) appender.appendNull()
  else appender.appendDouble(toStackNumber(job.stackId))
  appender.appendVarchar(toFieldWords(job.title))
  appender.appendVarchar(job.title.toLowerCase())
  for (const fact of CODED) appender.appendUInteger(dictionaries[fact].hold(job[fact], job.isFree))
  appender.endRow()
}

/** Few enough that other requests wait for a few milliseconds at most. */
const JOBS_A_TURN = 500

export const insertJobs = async (
  connection: DuckDBConnection,
  jobs: readonly SearchedJob[],
  dictionaries: Dictionaries,
): Promise<void> => {
  const appender = await connection.createAppender('jobs')
  for (const [place, job] of jobs.entries()) {
    append(appender, job, dictionaries)
    if (place % JOBS_A_TURN === 0) await yieldToOthers()
  }
  appender.closeSync()
}

/** Without a primary key and `on conflict`, which take many times as long. */
export const deleteJobs = async (
  connection: DuckDBConnection,
  ids: readonly number[],
  dictionaries: Dictionaries,
): Promise<void> => {
  if (ids.length === 0) return
  const codes = CODED.map((fact) => `"${fact}"`).join(', ')
  const gone = await connection.runAndReadAll(
    `delete from jobs where id in (${ids.join()}) returning free, ${codes}`,
  )
  for (const row of gone.getRowObjectsJS())
    for (const fact of CODED) dictionaries[fact].release(Number(row[fact]), row.free === true)
}
