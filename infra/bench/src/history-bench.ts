import { readHtml } from '@lilypad/boards'
import { CURATION_VERSION, curate } from '@lilypad/curation'
import { commitScrape, type Database, migrate, openDatabase, postingRecord } from '@lilypad/db'
import { type FoundPosting, SECOND_LOOK_MS } from '@lilypad/domain'
import { startTemporaryPostgres } from '@lilypad/embedded/temporary-postgres'
import { freePort, makers } from '@lilypad/testing'
import { answerRow } from './answer-times.ts'
import { startApi } from './api-process.ts'
import type { Row } from './table.ts'

/** A tenth of a year's boards and postings, every day of it; sizes are told for the whole. */
const PART = 10
const BOARDS = Math.round(575 / PART)
const POSTINGS = 20_000 / PART
const DAYS = 365
/** Each day one posting in fifty says something else, and one in two hundred goes and another comes. */
const CHANGED = POSTINGS / 50
const REPLACED = POSTINGS / 200
/** Days on which scrapes with and without the record take turns, board by board. */
const COMPARED_DAYS = 60
const ASKED = 500
const DAY_MS = 24 * 60 * 60 * 1_000
const BYTES = { version: 3 * 1024, all: 1.5e9 }

/** Words of our own, by their place in the alphabet of sounds: as varied as a text, and the same at each run. */
const SOUNDS = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'la',
  'me',
  'ni',
  'po',
  'ru',
  'sa',
  'te',
  'vi',
  'wo',
  'tion',
  'ing',
]
const scatter = (n: number) => Math.imul(n ^ (n >>> 15), 2_654_435_761) >>> 0
const word = (n: number) => {
  const seed = scatter(n) % 4_000
  return [seed, seed >>> 4, seed >>> 8]
    .slice(0, 1 + (seed % 3))
    .map((part) => SOUNDS[part % 16])
    .join('')
}
const sentence = (n: number) =>
  `${Array.from({ length: 14 }, (_, index) => word(n * 31 + index)).join(' ')}.`.replace(/^./, (first) =>
    first.toUpperCase(),
  )

type Stored = { n: number; id: number; edition: number }

/** Some 3,300 letters, the middle of real postings; each edition has another sentence, some another title or pay. */
const found = ({ n, id, edition }: Stored): FoundPosting => {
  const own = Array.from({ length: 36 }, (_, index) => sentence(n * 100 + index))
  own[scatter(n + edition) % own.length] = sentence(1_000_000 + n * 1_000 + edition)
  const pay = edition % 8 === 5 ? '' : `<p>The salary is $${60 + (n % 30) + (edition % 3)},000 a year.</p>`
  return {
    externalId: `${id}`,
    title: `${edition % 12 === 7 ? 'Senior ' : ''}Curriculum Writer ${word(n)} ${n}`,
    url: `https://boards.example/jobs/${id}`,
    html: `<h2>The role</h2>${own.map((text) => `<p>${text}</p>`).join('')}${pay}`,
    places: ['Remote - US'],
    country: null,
    department: null,
    employment: 'Full-Time',
    workplace: 'Remote',
    remote: true,
    pay: null,
    postedAt: null,
    applyBy: null,
    company: null,
  }
}

type Year = { database: Database; boardIds: number[]; postings: Stored[]; nextId: number }
const CURATION = {
  version: CURATION_VERSION,
  curate: async (postings: readonly FoundPosting[], company: string) =>
    postings.map((posting) => {
      const { markdown, text } = readHtml(posting.html ?? '')
      return { job: curate(posting, { company, markdown, text }), description: markdown }
    }),
}
const nothingKept: typeof postingRecord = { keepVersions: async () => {}, noteListedAgain: async () => {} }

const scrape = async (year: Year, board: number, at: Date, record = postingRecord): Promise<number> => {
  const postings = year.postings.filter((_, index) => index % BOARDS === board).map(found)
  const started = performance.now()
  await commitScrape(
    year.database.db,
    {
      boardId: year.boardIds[board] ?? 0,
      startedAt: at,
      at,
      requests: 1,
      bytes: 1,
      postings,
      complete: true,
      incompleteReason: null,
      validators: {},
      validatorsVersion: '1:1',
      secondLookMs: SECOND_LOOK_MS,
    },
    CURATION,
    record,
  )
  return performance.now() - started
}

/** Changes some postings; resolves to the boards on which they are. */
const evolve = (year: Year, day: number): Set<number> => {
  const touched = new Set<number>()
  for (let count = 0; count < CHANGED + REPLACED; count += 1) {
    const index = scatter(day * 10_007 + count) % POSTINGS
    const one = year.postings[index]
    if (!one) continue
    if (count < CHANGED) one.edition += 1
    else year.postings[index] = { n: count % 2 ? one.n : year.nextId, id: year.nextId, edition: one.edition }
    year.nextId += 1
    touched.add(index % BOARDS)
  }
  return touched
}

const sizes = async ({ db }: Database) => {
  const { rows } = await db.execute<{ versions: string; bytes: string }>(
    "select (select count(*) from posting_versions) as versions, pg_total_relation_size('posting_versions') as bytes",
  )
  return { versions: Number(rows[0]?.versions), bytes: Number(rows[0]?.bytes) }
}

type Spent = { boards: number; milliseconds: number }

const simulate = async (year: Year): Promise<{ with: Spent; without: Spent }> => {
  const begin = Date.now() - (DAYS + 1) * DAY_MS
  const spent = { with: { boards: 0, milliseconds: 0 }, without: { boards: 0, milliseconds: 0 } }
  for (let board = 0; board < BOARDS; board += 1) await scrape(year, board, new Date(begin))
  for (let day = 1; day <= DAYS; day += 1) {
    for (const board of evolve(year, day)) {
      const isWithout = day <= COMPARED_DAYS && (board + day) % 2 === 1
      const time = await scrape(
        year,
        board,
        new Date(begin + day * DAY_MS),
        isWithout ? nothingKept : postingRecord,
      )
      if (day > COMPARED_DAYS) continue
      const side = spent[isWithout ? 'without' : 'with']
      side.boards += 1
      side.milliseconds += time
    }
  }
  return spent
}

/** How long `load_job_history` takes over HTTP, for jobs of the whole year. */
const askTimes = async (url: string, { db }: Database): Promise<number[]> => {
  const { rows: jobs } = await db.execute<{ id: string }>(
    `select id from jobs where free_tenth and approved_at is not null limit ${ASKED}`,
  )
  const port = await freePort()
  const api = await startApi(url, port)
  try {
    const times: number[] = []
    for (const { id } of jobs) {
      const started = performance.now()
      const reply = await fetch(`http://127.0.0.1:${port}/api/load_job_history?id=${id}`)
      await reply.json()
      if (!reply.ok) throw new Error(`load_job_history of job ${id}: ${reply.status}`)
      times.push(performance.now() - started)
    }
    return times
  } finally {
    await api.stop()
  }
}

/** A year of boards that change every day: what its record weighs, what a scrape pays for it, and how it is read. */
export const historyRows = async (): Promise<Row[]> => {
  const postgres = await startTemporaryPostgres()
  await migrate(postgres.url)
  const database = openDatabase(postgres.url)
  try {
    const a = makers(database.db)
    const boardIds: number[] = []
    for (let board = 0; board < BOARDS; board += 1)
      boardIds.push((await a.board({ state: 'new', lastScrapedAt: null })).id)
    const postings = Array.from({ length: POSTINGS }, (_, n) => ({ n, id: n, edition: 0 }))
    const year: Year = { database, boardIds, postings, nextId: POSTINGS }
    const spent = await simulate(year)
    const { versions, bytes } = await sizes(database)
    const each = bytes / versions
    const [kept, bare] = [spent.with, spent.without].map(({ boards, milliseconds }) => milliseconds / boards)
    return [
      {
        what: `history: a version, of ${versions.toLocaleString('en-US')} in a year of a tenth of the boards`,
        measured: `${Math.round(each).toLocaleString('en-US')} bytes`,
        toReach: `below ${BYTES.version.toLocaleString('en-US')} bytes`,
        isReached: each < BYTES.version,
      },
      {
        what: 'all versions of the year, for all boards',
        measured: `${((bytes * PART) / 1e9).toFixed(2)} GB`,
        toReach: `below ${BYTES.all / 1e9} GB`,
        isReached: bytes * PART < BYTES.all,
      },
      {
        what: `committing a board that changed, and the same without the record (${COMPARED_DAYS} days)`,
        measured: `${kept?.toFixed(1)} ms, ${bare?.toFixed(1)} ms`,
        toReach: 'for information: fetching and parsing come on top',
        isReached: null,
      },
      answerRow('load_job_history over HTTP', await askTimes(postgres.url, database), 20),
    ]
  } finally {
    await database.close()
    await postgres.stop()
  }
}
