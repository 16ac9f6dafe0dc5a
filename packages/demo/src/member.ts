import {
  changeApplication,
  type Db,
  expectFile,
  hideCompany,
  hideJob,
  insertSearch,
  schema,
  setDocument,
  toggleFavorite,
} from '@lilypad/db'
import {
  type AlertSchedule,
  type Category,
  DAY_MS,
  type HideReason,
  type JobFilter,
  NO_FILTER,
  newYorkDay,
  type TrackerStatusId,
  writeSavedState,
} from '@lilypad/domain'
import { type FileStore, newFileKey } from '@lilypad/files'
import { and, arrayContains, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { onePagePdf } from './one-page-pdf.ts'

const MEMBER = 'member@example.com'

type Application = {
  savedDaysAgo: number
  /** Each with how many days ago it was reached. */
  stages?: [TrackerStatusId, number][]
  notes?: string
  remindInDays?: number
  documents?: ('resume' | 'coverLetter')[]
}

const RESUME: Application['documents'] = ['resume']
const BOTH: Application['documents'] = ['resume', 'coverLetter']

/** Stages by their ids in `TRACKER_STATUSES`. */
const APPLICATIONS: Application[] = [
  { savedDaysAgo: 1 },
  { savedDaysAgo: 1, notes: 'Ask Priya, who worked there until June.' },
  { savedDaysAgo: 3, remindInDays: 2, notes: 'Needs a writing sample. The unit on rivers?' },
  { savedDaysAgo: 6, stages: [[1, 2]], documents: BOTH },
  { savedDaysAgo: 9, stages: [[1, 6]], remindInDays: 4, documents: RESUME },
  { savedDaysAgo: 27, stages: [[1, 25]], documents: BOTH, notes: 'Applied through Sam’s referral.' },
  { savedDaysAgo: 16, stages: [[1, 12]], remindInDays: 7, documents: RESUME },
  {
    ...{ savedDaysAgo: 20, documents: BOTH, remindInDays: 1 },
    stages: [
      [1, 18],
      [2, 5],
    ],
    notes: 'Second call with the head of curriculum. Ask how they test a lesson before it ships.',
  },
  {
    ...{ savedDaysAgo: 24, documents: RESUME, remindInDays: 3 },
    stages: [
      [1, 22],
      [2, 9],
    ],
    notes: 'Friendly team. They want somebody who starts in January.',
  },
  {
    ...{ savedDaysAgo: 31, documents: BOTH, remindInDays: 5 },
    stages: [
      [1, 29],
      [2, 17],
      [3, 2],
    ],
    notes: 'Offer is in writing. They wait for an answer until next Friday; ask about the pension first.',
  },
  {
    ...{ savedDaysAgo: 40, documents: RESUME },
    stages: [
      [1, 38],
      [2, 33],
      [3, 28],
      [4, 26],
    ],
    notes: 'Evening tutoring until the summer, beside the search.',
  },
  {
    ...{ savedDaysAgo: 33, documents: RESUME },
    stages: [
      [1, 30],
      [-1, 14],
    ],
  },
  {
    ...{ savedDaysAgo: 36, documents: BOTH },
    stages: [
      [1, 34],
      [2, 25],
      [-1, 15],
    ],
    notes: 'They chose somebody from inside, and said to try again in spring.',
  },
  {
    ...{ savedDaysAgo: 28 },
    stages: [
      [1, 26],
      [-2, 19],
    ],
    notes: 'Half of the weeks on the road after all.',
  },
]

const SEARCHES: { name: string; schedule: AlertSchedule | null; filter: Partial<JobFilter> }[] = [
  {
    name: 'Curriculum from Ohio',
    schedule: 'daily',
    filter: { categories: ['Curriculum'], homeState: 'OH' },
  },
  {
    name: 'Open to educators, $65K and more',
    schedule: 'weekly',
    filter: { audience: ['CP1'], salaryFrom: 65_000 },
  },
  {
    name: 'Customer success without travel',
    schedule: null,
    filter: { categories: ['Customer Success'], travel: ['No Travel'] },
  },
]

const LOOKED_FOR: Category[] = [
  'K12 Education',
  'Curriculum',
  'Instructional Design',
  'Learning & Development',
  'Educational Consultant',
  'Customer Success',
]

const HIDDEN: HideReason[] = ['pay', 'place', 'not_for_me', 'seen']

/**
 * Puts the demo member into the middle of a search among the demo jobs: applications in all stages with reminders and
 * documents, saved searches, hidden jobs. Call it once, after `seedDemoHistory`; without the account nothing happens.
 */
export async function seedDemoMember(db: Db, files: FileStore, now = new Date()): Promise<void> {
  const [user] = await db
    .select({ userId: schema.users.id })
    .from(schema.users)
    .where(eq(schema.users.email, MEMBER))
  if (!user) return
  const found = await jobsForEducators(db)
  const hidden = found.splice(APPLICATIONS.length)
  for (const [index, application] of APPLICATIONS.entries()) {
    const jobId = found[index]?.id
    if (jobId !== undefined) await track(db, files, { ...user, jobId }, application, now)
  }
  for (const [index, reason] of HIDDEN.entries()) {
    const jobId = hidden[index]?.id
    if (jobId !== undefined) await hideJob(db, { ...user, jobId, reason, tier: 'premium', now })
  }
  const company = hidden.at(-1)?.companyName
  if (company !== undefined) await hideCompany(db, { ...user, companyName: company })
  for (const { filter, ...search } of SEARCHES)
    await insertSearch(db, {
      ...user,
      ...search,
      state: writeSavedState({ ...NO_FILTER, ...filter }, null),
      now,
    })
}

/** Listed ones with pay, two of an employer at most, the newest first. */
async function jobsForEducators(db: Db): Promise<{ id: number; companyName: string }[]> {
  const { id, companyName, category, audience, salaryRange, unlistedReason, approvedAt } = schema.jobs
  const isForThem = and(arrayContains(audience, ['CP1']), inArray(category, LOOKED_FOR))
  const rows = await db
    .select({ id, companyName })
    .from(schema.jobs)
    .where(and(isNull(unlistedReason), isForThem, isNotNull(salaryRange)))
    .orderBy(desc(approvedAt), id)
  const of = (name: string) => rows.filter((row) => row.companyName === name)
  return rows.filter((row) => of(row.companyName).indexOf(row) < 2)
}

type Whose = { userId: number; jobId: number }

async function track(
  db: Db,
  files: FileStore,
  whose: Whose,
  { savedDaysAgo, stages = [], notes, remindInDays, documents = [] }: Application,
  now: Date,
): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  await toggleFavorite(db, { ...whose, tier: 'premium', now: inDays(-savedDaysAgo) })
  for (const [status, daysAgo] of stages)
    await changeApplication(db, { ...whose, notesVersion: null, now: inDays(-daysAgo) }, { status })
  const last = inDays(-(stages.at(-1)?.[1] ?? savedDaysAgo))
  await changeApplication(
    db,
    { ...whose, notesVersion: null, now: last },
    {
      ...(notes !== undefined && { notes }),
      ...(remindInDays !== undefined && { remindOn: newYorkDay(inDays(remindInDays)) }),
    },
  )
  for (const document of documents) await attach(db, files, { ...whose, document }, last)
}

const PAPERS = {
  resume: {
    filename: 'Maya Lind Resume.pdf',
    line: 'Maya Lind - Teacher and curriculum writer, Columbus, Ohio',
  },
  coverLetter: {
    filename: 'Maya Lind Cover Letter.pdf',
    line: 'Dear hiring team, I have taught for nine years.',
  },
}

async function attach(
  db: Db,
  files: FileStore,
  which: Whose & { document: keyof typeof PAPERS },
  now: Date,
): Promise<void> {
  const { filename, line } = PAPERS[which.document]
  const bytes = onePagePdf(line)
  const key = newFileKey()
  await expectFile(db, key, now)
  await files.put(key, bytes, 'application/pdf')
  await setDocument(db, which, { stored: { key, filename, bytes: bytes.length }, now })
}
