import { readSalary } from '@lilypad/curation'
import { type Database, listTitledJobs, type TitledJob } from '@lilypad/db'
import { type AudienceId, type Category, DEGREE_WORDS, LICENCE_WORDS, memoize } from '@lilypad/domain'
import { toTitleHead, toTitleWords, toWords } from './title-words.ts'

type NamedJob = Pick<TitledJob, 'id' | 'title' | 'companyName'>

/** The listed jobs that people find with one title. */
export type TitleGroup = {
  title: string
  words: readonly string[]
  category: Category
  open: number
  welcomeClassroom: number
  pay: { low: number; high: number } | null
  asks: string[]
  /** The newest, of all and of those that everybody may see: enough for people who hide some. */
  newest: readonly NamedJob[]
  newestFree: readonly NamedJob[]
  changedAt: Date
}

/** Few enough that other requests wait for some milliseconds at most. */
const JOBS_A_READ = 500
const MAX_KEPT = 12
const MAX_ASKS = 4
/** Of those who taught, at a school or a college. */
const CLASSROOM: readonly AudienceId[] = ['CP1', 'CP2']

const addTo = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)
const byCount = <Key>(counts: ReadonlyMap<Key, number>) =>
  [...counts].sort(([, one], [, other]) => other - one).map(([key]) => key)

/** The form of a title that most of its jobs use, of those that say the least beside it: 'Tutor', not 'Lead Tutor'. */
const plainest = (heads: ReadonlyMap<string, number>) =>
  byCount(heads).reduce(
    (one, other) => (toWords(other).length < toWords(one).length ? other : one),
    byCount(heads)[0] ?? '',
  )

const createRange = () => ({ count: 0, low: Number.POSITIVE_INFINITY, high: 0 })
type Range = ReturnType<typeof createRange>
function widen(range: Range, low: number, high = low) {
  range.count += 1
  range.low = Math.min(range.low, low)
  range.high = Math.max(range.high, high)
}
const yearsText = ({ low, high }: Range, of: string) =>
  `${low === high ? low : `${low} to ${high}`} ${high === 1 ? 'year' : 'years'} of ${of}`

/** No honest title has more; each is compared with what a person did. */
const MAX_WORDS = 12

const createGroup = (words: readonly string[]) => ({
  words: words.slice(0, MAX_WORDS),
  heads: new Map<string, number>(),
  categories: new Map<Category, number>(),
  credentials: new Map<string, number>(),
  pay: createRange(),
  years: createRange(),
  classroomYears: createRange(),
  open: 0,
  welcomeClassroom: 0,
  newest: [] as NamedJob[],
  newestFree: [] as NamedJob[],
  changedAt: new Date(0),
})
type Group = ReturnType<typeof createGroup>

const readPay = memoize(5_000, readSalary)

/** Only sums that are printed in dollars a year: others would have to be guessed. */
function addPay(range: Range, { salaryRange, salaryMax }: TitledJob) {
  if (salaryRange === null || salaryMax === null) return
  const read = readPay(salaryRange)
  if (read?.interval === 'year') widen(range, read.min ?? salaryMax, read.max ?? salaryMax)
  // '$90,000' alone is read with the text around it, of which this is the sum in a year.
  else if (salaryRange.replaceAll(',', '').match(/\d+/g)?.includes(String(salaryMax))) widen(range, salaryMax)
}

function keep(jobs: NamedJob[], job: NamedJob) {
  jobs.unshift(job)
  if (jobs.length > MAX_KEPT) jobs.pop()
}

function addJob(group: Group, head: string, job: TitledJob) {
  addTo(group.heads, head)
  addTo(group.categories, job.category)
  if (job.degree !== null && job.degree !== 'none') addTo(group.credentials, DEGREE_WORDS[job.degree])
  if (job.licence !== null) addTo(group.credentials, LICENCE_WORDS[job.licence])
  if (job.years) widen(group.years, job.years)
  if (job.classroomYears) widen(group.classroomYears, job.classroomYears)
  addPay(group.pay, job)
  group.open += 1
  if (job.audience.some((id) => CLASSROOM.includes(id))) group.welcomeClassroom += 1
  const named = { id: job.id, title: job.title, companyName: job.companyName }
  keep(group.newest, named)
  if (job.isFree) keep(group.newestFree, named)
  if (job.changedAt > group.changedAt) group.changedAt = job.changedAt
}

const toAsks = ({ credentials, years, classroomYears, open }: Group): string[] =>
  [
    ...[...credentials].map(([text, count]) => ({ text, count })),
    { text: yearsText(years, 'experience'), count: years.count },
    { text: yearsText(classroomYears, 'teaching'), count: classroomYears.count },
  ]
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_ASKS)
    .map(({ text, count }) => `${text} (${count} of ${open})`)

function toTitleGroup(group: Group): TitleGroup {
  const { words, open, welcomeClassroom, newest, newestFree, changedAt, pay } = group
  return {
    title: plainest(group.heads),
    category: byCount(group.categories)[0] ?? 'Other',
    pay: pay.count > 0 ? { low: pay.low, high: pay.high } : null,
    asks: toAsks(group),
    ...{ words, open, welcomeClassroom, newest, newestFree, changedAt },
  }
}

/** Groups jobs, which come oldest first, by what their titles say. */
export function createTitleGroups() {
  const groups = new Map<string, Group>()
  return {
    add(job: TitledJob) {
      const head = toTitleHead(job.title)
      const words = toTitleWords(head)
      const key = words.join(' ')
      if (key === '') return
      const group = groups.get(key) ?? createGroup(words)
      groups.set(key, group)
      addJob(group, head, job)
    },
    all: (): TitleGroup[] => [...groups.values()].map(toTitleGroup),
  }
}

/** All listed jobs by their titles, read in turns. */
export async function makeTitleGroups({ db }: Pick<Database, 'db'>, most: number = JOBS_A_READ) {
  const groups = createTitleGroups()
  for (let after = 0; ; ) {
    const jobs = await listTitledJobs(db, { after, most })
    for (const job of jobs) groups.add(job)
    const last = jobs.at(-1)
    if (jobs.length < most || !last) return groups.all()
    after = last.id
  }
}
