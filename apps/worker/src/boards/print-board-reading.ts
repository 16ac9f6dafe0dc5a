import type { BoardIdentity } from '@lilypad/boards'
import {
  type CuratedJob,
  FACT_NAMES,
  type FactName,
  type FoundPosting,
  isClosed,
  newYorkDay,
} from '@lilypad/domain'
import type { Parser } from '@lilypad/parsing'
import type { Reading } from './fetch-board.ts'

type Curated = { found: FoundPosting; job: CuratedJob }

/** For a terminal. */
export async function describeBoardReading(
  { system, tenant }: BoardIdentity,
  reading: Reading,
  { curate }: Pick<Parser, 'curate'>,
  { company, robots = [] }: { company?: string | undefined; robots?: readonly string[] } = {},
): Promise<string> {
  const { requests, bytes } = reading.stats
  const asked = requests === 1 ? '1 request' : `${requests} requests`
  const allowing = robots.map((rule) => `\nrobots.txt of ${rule}`).join('')
  const head = `${system} / ${tenant}: ${asked}, ${Math.round(bytes / 1024)} KiB${allowing}`
  if (reading.outcome === 'failed') return `${head}\n${reading.fault.kind}: ${reading.fault.message}`
  if (reading.outcome === 'unchanged') return `${head}\nUnchanged.`
  const name = company ?? reading.company ?? tenant
  const today = newYorkDay(new Date())
  const curated = await curate(reading.postings, name)
  const jobs = curated.flatMap(({ job }, index) => {
    const found = reading.postings[index]
    const closed =
      !job.unlistedReason && isClosed(job.applyBy, today) ? { unlistedReason: 'closed' as const } : {}
    return found ? [{ found, job: { ...job, ...closed } }] : []
  })
  const listed = jobs.filter(({ job }) => job.unlistedReason === null).length
  const refused = reading.textsRefused ? ` (${reading.textsRefused})` : ''
  const counts = `${jobs.length} postings of ${name}, ${listed} to be listed, ${reading.dropped} unreadable, ${reading.duplicates} twice, ${reading.detailsMissing} without their text${refused}`
  const reason = reading.incompleteReason ?? reading.doubt
  const left = (reading.complete ? 'complete' : 'incomplete') + (reason ? `: ${reason}` : '')
  return [head, `${counts}; ${left}`, '', ...table(jobs), '', ...jobs.flatMap(details)].join('\n')
}

/** What was read, or why nothing was, for programs. */
export function toJson(asked: BoardIdentity, reading: Reading, robots?: readonly string[]): string {
  if (reading.outcome !== 'failed') {
    const { validators: _, stats, ...read } = reading
    return JSON.stringify({ ...read, ...stats, robots }, null, 2)
  }
  const { kind, message } = reading.fault
  return JSON.stringify(
    { outcome: 'failed', identity: asked, kind, message, ...reading.stats, robots },
    null,
    2,
  )
}

const COLUMNS: [string, number, (job: CuratedJob) => string][] = [
  ['title', 44, ({ title }) => title],
  ['listed', 17, ({ unlistedReason }) => unlistedReason ?? 'yes'],
  ['category', 29, ({ category }) => category],
  ['audience', 12, ({ audience }) => audience.join(' ')],
  ['travel', 17, ({ travel }) => travel],
  ['type', 10, ({ jobType }) => jobType ?? '-'],
  ['locations', 22, ({ locations }) => locations.join(', ') || '-'],
  ['pay', 12, ({ salaryMax, salaryRange }) => `${salaryMax ?? salaryRange ?? '-'}`],
]

const cell = (text: string, width: number) =>
  (text.length > width ? `${text.slice(0, width - 1)}…` : text).padEnd(width)

function table(jobs: readonly Curated[]): string[] {
  const line = (cells: string[]) => cells.join('  ').trimEnd()
  return [
    line(COLUMNS.map(([name, width]) => cell(name, width))),
    line(COLUMNS.map(([, width]) => '-'.repeat(width))),
    ...jobs.map(({ job }) => line(COLUMNS.map(([, width, read]) => cell(read(job), width)))),
  ]
}

const why = ([field, reason]: [string, string]) =>
  `  why ${field === 'listed' ? 'not listed' : field}: ${reason}`

/** Field by field, with the words of the posting that decide it. */
function toFact(job: CuratedJob, name: FactName): string[] {
  const { evidence, ...fact } = job[name]
  const isStated = (value: unknown) => value !== null && value !== false && value !== 'none_stated'
  const fields = Object.entries(fact).flatMap(([field, value]) =>
    isStated(value) ? [`${field} ${Array.isArray(value) ? value.join(' ') : value}`] : [],
  )
  const quotes = evidence.map((words) => `    “${words}”`)
  return [`  fact ${name}: ${fields.join('; ') || 'not stated'}`, ...quotes]
}

const details = ({ found, job }: Curated): string[] => [
  `${found.externalId}  ${job.title}`,
  `  address   ${found.url}`,
  `  places    ${found.places.join(' | ') || '-'}${found.workplace ? ` (${found.workplace})` : ''}`,
  `  workplace ${job.workplace ?? '-'}`,
  `  summary   ${job.summary || '-'}`,
  ...(job.travelDetails ? [`  travel    ${job.travelDetails}`] : []),
  ...Object.entries(job.reasons).map(why),
  ...FACT_NAMES.flatMap((name) => toFact(job, name)),
  '',
]
