import { createPosting } from '@lilypad/boards'
import {
  type Curation,
  commitScrape,
  type Database,
  deleteJobsOfBoard,
  type ScrapeAnswer,
  schema,
} from '@lilypad/db'
import { type FoundPosting, NOTHING_STATED, SECOND_LOOK_MS } from '@lilypad/domain'
import { useDatabase } from '../test-database.ts'

export const minutes = 60_000
export const days = 24 * 60 * minutes

/** A posting of a test; remote unless its place says otherwise. */
export const posting = (externalId: string, more: Partial<FoundPosting> = {}): FoundPosting => ({
  ...createPosting({
    externalId,
    title: `Teacher ${externalId}`,
    url: `https://jobs.example.com/${externalId}`,
  }),
  html: `<p>Teach class ${externalId}.</p>`,
  places: ['Remote'],
  ...more,
})
export const postings = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => posting(`p${from + index}`))

const SURE = { chance: 1, isQuestion: false, likely: [], passage: null }
function plainJob(found: FoundPosting, company: string): Awaited<ReturnType<Curation['curate']>>[number] {
  const isRemote = found.places.includes('Remote')
  return {
    description: found.html,
    job: {
      title: found.title,
      category: 'Other',
      audience: ['RS1'],
      jobType: null,
      workplace: isRemote ? 'Remote' : 'On-Site',
      travel: 'No Travel',
      travelDetails: null,
      locations: [],
      salaryMax: null,
      salaryRange: null,
      applyBy: null,
      postedOn: found.postedAt,
      summary: `Summary of ${found.title}.`,
      ...NOTHING_STATED,
      stackId: `${company}/${found.title}`,
      unlistedReason: isRemote ? null : 'not_remote',
      reasons: {},
      confidence: { category: SURE, workplace: SURE },
    },
  }
}

/** The simplest possible rules, so that these tests are only about committing. It counts its calls. */
export function plainCuration(version = 1) {
  const curated: string[] = []
  const curation: Curation = {
    version,
    curate: async (found, company) =>
      found.map((one) => {
        curated.push(one.externalId)
        return plainJob(one, company)
      }),
  }
  return { curation, curated }
}

/** A database for the surrounding tests, with a board that is scraped minute by minute. */
export function openScrapeBench() {
  const database = useDatabase()
  const boardRow = async (id: number) => {
    const row = (await database.db.select().from(schema.boards)).find((board) => board.id === id)
    if (!row) throw new Error(`There is no board ${id}.`)
    return row
  }
  return {
    get db() {
      return database.db
    },
    /** Changes the database in ways that no store does. */
    async sql(text: string, values: unknown[]) {
      await database.pool.query(text, values)
    },
    /** What Delete Server Jobs does. */
    deleteJobs: (board: { id: number }) => deleteJobsOfBoard(database.db, board.id),
    /** Counts the announcements on a PostgreSQL channel. */
    async listen(channel: string) {
      const client = await database.pool.connect()
      let heard = 0
      client.on('notification', () => {
        heard += 1
      })
      await client.query(`listen ${channel}`)
      return {
        /** The number since the last call. */
        take() {
          const count = heard
          heard = 0
          return count
        },
        close: () => client.release(true),
      }
    },
    async board(more: Parameters<typeof database.a.board>[0] = {}) {
      const board = await database.a.board({ state: 'new', lastScrapedAt: null, ...more })
      return boardTools(database.db, board.id, () => boardRow(board.id))
    },
  }
}

const start = new Date('2026-03-02T15:00:00Z')

const boardTools = (
  db: Database['db'],
  id: number,
  row: () => Promise<typeof schema.boards.$inferSelect>,
) => ({
  id,
  row,
  /** The instant at a number of milliseconds after the first scrape. */
  at: (after: number) => new Date(start.getTime() + after),
  /** An answer at a number of milliseconds after the first scrape; complete by default. */
  answer(found: readonly FoundPosting[], after = 0, more: Partial<ScrapeAnswer> = {}): ScrapeAnswer {
    const at = new Date(start.getTime() + after)
    return {
      boardId: id,
      startedAt: new Date(at.getTime() - 1_000),
      at,
      requests: 1,
      bytes: 1_000,
      complete: true,
      incompleteReason: null,
      validators: {},
      validatorsVersion: '1:1',
      secondLookMs: SECOND_LOOK_MS,
      postings: found,
      ...more,
    }
  },
  async scrape(
    found: readonly FoundPosting[],
    after = 0,
    { curation = plainCuration().curation, ...more }: Partial<ScrapeAnswer> & { curation?: Curation } = {},
  ) {
    const summary = await commitScrape(db, this.answer(found, after, more), curation)
    if (!summary) throw new Error('The scrape was not summed up.')
    return summary
  },
  /** The jobs of the board by the external id of their posting. */
  async jobs() {
    const jobs = await db.select().from(schema.jobs)
    const found = await db.select().from(schema.postings)
    const own = found.filter(({ boardId }) => boardId === id)
    return new Map(
      own.flatMap((one) => {
        const job = jobs.find((candidate) => candidate.id === one.jobId)
        return job ? [[one.externalId, { ...job, posting: one }] as const] : []
      }),
    )
  },
  async job(externalId: string) {
    const job = (await this.jobs()).get(externalId)
    if (!job) throw new Error(`There is no job of ${externalId}.`)
    return job
  },
  async listed() {
    const jobs = [...(await this.jobs())].filter(([, job]) => job.unlistedReason === null)
    return jobs.map(([externalId]) => externalId).sort()
  },
  async history() {
    const rows = await db.select().from(schema.boardScrapes)
    return rows.filter(({ boardId }) => boardId === id).sort((one, other) => one.id - other.id)
  },
})
