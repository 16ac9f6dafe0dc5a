import { boardSystem, detectBoard, readBoard, readHtml } from '@lilypad/boards'
import { CURATION_VERSION, curate } from '@lilypad/curation'
import {
  type Curation,
  commitScrape,
  type Db,
  type Executor,
  type SeedBoard,
  schema,
  seedBoards,
} from '@lilypad/db'
import { DAY_MS, SECOND_LOOK_MS } from '@lilypad/domain'
import { and, eq, isNull } from 'drizzle-orm'
import { demoCatalogue } from './catalogue.ts'
import { startsOf } from './dates.ts'
import { demoWeb } from './demo-web.ts'
import { makeBoard } from './make-boards.ts'
import { BOARDS, type BoardData } from './read-data.ts'

/** Days before this week's Monday; boards take turns by up to two days. The dates in `data` are made for them. */
const SCRAPED_DAYS_AGO = [44, 35, 27, 18, 10, 3]
const TURNS = 3

const curation: Curation = {
  version: CURATION_VERSION,
  curate: async (found, company) =>
    found.map((posting) => {
      const { markdown, text } = readHtml(posting.html ?? '')
      return { job: curate(posting, { company, markdown, text }), description: markdown || null }
    }),
}

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
  const catalogue = demoBoards()
  for (const [index, data] of BOARDS.entries()) {
    const tenant = catalogue[index]?.tenant
    const board = unknown.find((one) => one.tenant === tenant)
    const scrape = { today, applyOrigin, turn: index % TURNS }
    if (board) await db.transaction((tx) => scrapePast(tx, board, data, scrape))
  }
  return unknown.length > 0
}

async function scrapePast(
  db: Executor,
  board: typeof schema.boards.$inferSelect,
  data: BoardData,
  { turn, ...times }: Times & { turn: number },
): Promise<void> {
  const { week } = startsOf(times.today)
  for (const days of SCRAPED_DAYS_AGO) {
    const daysAgo = days + turn
    const reading = await readBoard(board, { web: demoWeb([makeBoard(data, { ...times, daysAgo })]) })
    if (reading.outcome !== 'read') throw new Error('An unconditional request was answered as unchanged.')
    const at = new Date(week - daysAgo * DAY_MS + DAY_MS / 2)
    const run = { startedAt: at, at, requests: 1, bytes: 1, secondLookMs: SECOND_LOOK_MS }
    const validatorsVersion = `${boardSystem(board.system)?.readerVersion ?? 0}:${CURATION_VERSION}`
    const answer = { ...reading, ...run, boardId: board.id, validators: {}, validatorsVersion }
    await commitScrape(db, answer, curation)
  }
  // The worker scrapes new ones as soon as it is up.
  await db
    .update(schema.boards)
    .set({ state: 'new', lastScrapedAt: null })
    .where(eq(schema.boards.id, board.id))
}

export { seedDemoMember } from './member.ts'
