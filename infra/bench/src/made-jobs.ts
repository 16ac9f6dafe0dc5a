import { type Db, insertRows, schema } from '@lilypad/db'
import { AUDIENCE_IDS, CATEGORIES, JOB_TYPES, TRAVEL_LEVELS } from '@lilypad/domain'

const RANKS = 'Associate,Senior,Lead,Principal,Director of,Remote,Regional,Founding'.split(',')
const FIELDS = 'Curriculum,Literacy,STEM,Admissions,Learning,Student Success,Partnerships,Data'.split(',')
const ROLES = 'Designer,Manager,Coach,Analyst,Writer,Engineer,Specialist,Coordinator,Editor'.split(',')
const PLACES = ['California', 'Texas', 'Canada', 'New York', 'Georgia (country)', 'Oregon']
const DAY = 24 * 60 * 60 * 1_000

/** How many jobs the list has; another number shows what breaks first when there are more. */
export const LISTED_JOBS = Number(process.env.LILYPAD_BENCH_JOBS ?? 10_000)

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

/** Scatters neighbouring numbers, always in the same way. */
const scatter = (n: number) => Math.imul(n + 1, 2_654_435_761) >>> 0

/** The nth job of our own making, the same at each call; `now` in milliseconds. */
export function toMadeJob(n: number, now: number) {
  const seed = scatter(n)
  const company = `Company ${seed % 570}`
  const salary = 45_000 + (seed % 140) * 1_000
  const title = `${pick(RANKS, seed)} ${pick(FIELDS, seed >>> 3)} ${pick(ROLES, seed >>> 6)}, team ${n % 6_000}`
  return {
    title,
    companyName: company,
    url: `https://job-boards.greenhouse.io/${company.toLowerCase().replace(' ', '')}/jobs/${4_000_000_000 + seed}`,
    jobType: pick(JOB_TYPES, seed >>> 5),
    workplace: 'Remote' as const,
    travel: pick(TRAVEL_LEVELS, seed >>> 7),
    locations: seed % 3 === 0 ? [pick(PLACES, seed >>> 4), pick(PLACES, (seed >>> 4) + 1)] : [],
    audience: [pick(AUDIENCE_IDS, seed >>> 2)],
    category: pick(CATEGORIES, seed >>> 8),
    salaryMax: seed % 4 === 0 ? null : salary,
    salaryRange:
      seed % 4 === 0
        ? null
        : `$${(salary - 15_000).toLocaleString('en-US')} - $${salary.toLocaleString('en-US')}`,
    description: `## The role\n\n${title} at ${company}.`,
    summary: `You work as ${title}.`,
    stackId: `${company}-${n}`,
    curation: 1,
    freeTenth: seed % 10 === 0,
    approvedAt: new Date(now - (seed % 90) * DAY),
  }
}

/** Of each eight neighbours the first two to six are one job at that many places: one job in five stands at several. */
const NEIGHBOURS = 8
/** One job stands at very many places, in a list long enough for it. */
const WIDEST = { first: 50_000, places: 5_000 }

/** The number of the job that the nth is another place of; most stand for themselves. */
function findFirstOfStack(n: number) {
  if (n >= WIDEST.first && n < WIDEST.first + WIDEST.places) return WIDEST.first
  const place = n % NEIGHBOURS
  const first = n - place
  return place < 2 + ((first / NEIGHBOURS) % 5) ? first : n
}

/** As `toMadeJob`, but some jobs are the same job at different places. */
export function toStackedJob(n: number, now: number) {
  const first = findFirstOfStack(n)
  const { url, approvedAt, freeTenth, ...own } = toMadeJob(n, now)
  const shared = first === n ? own : { ...toMadeJob(first, now), locations: [pick(PLACES, n)] }
  return { ...shared, url, approvedAt, freeTenth }
}

const MADE_AT_ONCE = 5_000

/** Fills the list with jobs of our own making, the same at each call. The connection has no time limit afterwards. */
export async function makeJobs(db: Db, count: number, toJob = toMadeJob): Promise<void> {
  const now = Date.now()
  await db.execute('set statement_timeout = 0')
  for (let start = 0; start < count; start += MADE_AT_ONCE) {
    const size = Math.min(MADE_AT_ONCE, count - start)
    await insertRows(
      db,
      schema.jobs,
      Array.from({ length: size }, (_, index) => toJob(start + index, now)),
    )
  }
  await db.execute('vacuum analyze jobs')
}
