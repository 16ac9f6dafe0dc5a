import { availableParallelism } from 'node:os'
import { type BoardReading, boardSystem, detectBoard, readBoard } from '@lilypad/boards'
import { CURATION_VERSION } from '@lilypad/curation'
import {
  type Curation,
  commitScrape,
  curateAhead,
  type Db,
  type SeedBoard,
  schema,
  seedBoards,
} from '@lilypad/db'
import { DAY_MS, SECOND_LOOK_MS } from '@lilypad/domain'
import { openParser } from '@lilypad/parsing'
import { and, eq, isNull } from 'drizzle-orm'
import { demoCatalogue } from './catalogue.ts'
import { startsOf } from './dates.ts'
import { demoWeb } from './demo-web.ts'
import { makeBoard } from './make-boards.ts'
import { BOARDS, type BoardData } from './read-data.ts'

/** Days before this week's Monday; boards take turns by up to two days. The dates in `data` are made for them. */
const SCRAPED_DAYS_AGO = [44, 35, 27, 18, 10, 3]
const TURNS = 3

/** As readers identify them: the employer's own word for its system is another. */
const demoBoards = (): SeedBoard[] =>
  demoCatalogue().map((entry) => {
    const found = detectBoard(entry.careersUrl)
    if (!found.ok) throw new Error(`${entry.careersUrl}: ${found.problem}`)
    return { ...entry, system: found.system, tenant: found.tenant }
  })

/** Puts the demo boards into the database, to be scraped. */
export const seedDemoBoards = (db: Db): Promise<void> => seedBoards(db, demoBoards(), 'demo')

type Times = { today: Date; applyOrigin: string | undefined }
type Board = typeof schema.boards.$inferSelect
type Reading = Extract<BoardReading, { outcome: 'read' }>
/** What its scrapes of the last six weeks read, and their texts' curation. */
type Past = { board: Board; readings: { at: Date; reading: Reading }[]; curation: Curation }

/**
 * What scrapes of the last six weeks would have stored of the demo boards; the first real one finds what changed since.
 * A board that was ever scraped stays as it is. `applyOrigin` is that of the demo boards' server, so that addresses are
 * those that it answers with. Resolves to whether there was anything to store.
 */
export async function seedDemoHistory(
  db: Db,
  { today = new Date(), applyOrigin }: Partial<Times> = {},
): Promise<boolean> {
  const { boards } = schema
  const unknown = await db
    .select()
    .from(boards)
    .where(and(eq(boards.source, 'demo'), isNull(boards.lastTriedAt)))
  if (unknown.length === 0) return false
  // These texts are ours: a busy machine may take its time with them.
  const parser = openParser({ threads: availableParallelism(), longestMs: 600_000 })
  const curation = { version: CURATION_VERSION, curate: parser.curate }
  try {
    const catalogue = demoBoards()
    const pasts = BOARDS.flatMap((data, index) => {
      const board = unknown.find(({ tenant }) => tenant === catalogue[index]?.tenant)
      return board ? [readPast(board, data, { today, applyOrigin, turn: index % TURNS }, curation)] : []
    })
    // Curated all at once, and stored in the same order at each first start.
    const storeAll = async () => {
      for (const past of pasts) await storePast(db, await past)
    }
    await Promise.all([...pasts, storeAll()])
  } finally {
    await parser.close()
  }
  return true
}

async function readPast(
  board: Board,
  data: BoardData,
  { turn, ...times }: Times & { turn: number },
  curation: Curation,
): Promise<Past> {
  const { week } = startsOf(times.today)
  const readings: Past['readings'] = []
  for (const daysAgo of SCRAPED_DAYS_AGO.map((days) => days + turn)) {
    const reading = await readBoard(board, { web: demoWeb([makeBoard(data, { ...times, daysAgo })]) })
    if (reading.outcome !== 'read') throw new Error('An unconditional request was answered as unchanged.')
    readings.push({ at: new Date(week - daysAgo * DAY_MS + DAY_MS / 2), reading })
  }
  const found = readings.flatMap(({ reading }) => reading.postings)
  const distinct = new Map(found.map((posting) => [JSON.stringify(posting), posting]))
  return { board, readings, curation: await curateAhead([...distinct.values()], board.companyName, curation) }
}

const storePast = (db: Db, { board, readings, curation }: Past): Promise<void> =>
  db.transaction(async (tx) => {
    const validatorsVersion = `${boardSystem(board.system)?.readerVersion ?? 0}:${CURATION_VERSION}`
    for (const { at, reading } of readings) {
      const run = { startedAt: at, at, requests: 1, bytes: 1, secondLookMs: SECOND_LOOK_MS }
      const answer = { ...reading, ...run, boardId: board.id, validators: {}, validatorsVersion }
      await commitScrape(tx, answer, curation)
    }
    // The worker scrapes new ones as soon as it is up.
    const { boards } = schema
    await tx.update(boards).set({ state: 'new', lastScrapedAt: null }).where(eq(boards.id, board.id))
  })

export { seedDemoMember } from './member.ts'
