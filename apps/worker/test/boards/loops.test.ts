import {
  beginLoopBoard,
  commitFailure,
  findOpenLoop,
  findStoredValue,
  finishLoopBoard,
  LOOP_STATUS,
  listBoardsToAskAgain,
  listLogosToFetch,
  listUnscrapedDemoBoards,
  noteLogoTry,
  openLoop,
  openMissedLoop,
} from '@lilypad/db'
import { SECOND_LOOK_MS } from '@lilypad/domain'
import { afterEach, describe, expect, test } from 'vitest'
import { minutes, openScrapeBench } from './scrape-bench.ts'

const bench = openScrapeBench()
afterEach(() => bench.sql('truncate boards, scrape_loops, constants cascade', []))

const status = () => findStoredValue(bench.db, LOOP_STATUS)
const done = (outcome: 'complete' | 'failed' | 'resting', newJobs = 0, deletedJobs = 0) => ({
  outcome,
  newJobs,
  deletedJobs,
})
const at = new Date('2026-01-31T08:12:30Z')

describe('the loop over all boards', () => {
  // holds Part 2 §4: Scrape All: 'Scraping loop started.'; status from job_board_scrape_status
  // holds Decisions §10: The status is kept current in words
  test('walks every board, says where it is, and sums up when the last one has ended', async () => {
    const first = await bench.board({ companyName: 'Acme' })
    const second = await bench.board({ companyName: 'Birch' })
    const loopId = await openLoop(bench.db)
    expect(await findOpenLoop(bench.db)).toEqual({ loopId, boardIds: [first.id, second.id] })
    await beginLoopBoard(bench.db, await first.row())
    expect(await status()).toBe('Scraping 1 of 2: Acme …')
    await finishLoopBoard(bench.db, first.id, done('complete', 7, 2), at)
    await beginLoopBoard(bench.db, await second.row())
    expect(await status()).toBe('Scraping 2 of 2: Birch …')
    await finishLoopBoard(bench.db, second.id, done('failed'), at)
    expect(await status()).toBe(
      'Idle. Last finished 2026-01-31 08:12 UTC: 2 boards, 7 new, 2 deleted, 1 failed.',
    )
    expect(await findOpenLoop(bench.db)).toBeNull()
  })

  // holds Decisions §10: The loop starts once; else 409 and its sentence
  test('starts once: while one is open, and for a period that had its loop, no other starts', async () => {
    const board = await bench.board()
    expect(await openLoop(bench.db, 'night-2026-01-31')).not.toBeNull()
    expect(await openLoop(bench.db)).toBeNull()
    await finishLoopBoard(bench.db, board.id, done('complete'))
    expect(await openLoop(bench.db, 'night-2026-01-31')).toBeNull()
    expect(await openLoop(bench.db, 'night-2026-02-01')).not.toBeNull()
  })

  test('two that start at the same instant are one', async () => {
    await bench.board()
    const opened = await Promise.all([openLoop(bench.db), openLoop(bench.db), openLoop(bench.db)])
    expect(opened.filter((id) => id !== null)).toHaveLength(1)
  })

  test('skips boards that are gone, forgets removed ones, and ends at once without any', async () => {
    await bench.board({ state: 'gone' })
    await bench.board({ removedAt: at })
    await openLoop(bench.db, 'night-2026-01-31', at)
    expect(await status()).toBe(
      'Idle. Last finished 2026-01-31 08:12 UTC: 1 boards, 0 new, 0 deleted, 0 failed.',
    )
  })

  test('lets neighbours be boards of different systems', async () => {
    const add = (system: string, companyName: string) => bench.board({ system, companyName })
    const lever = [await add('lever', 'Acme'), await add('lever', 'Birch')]
    const ashby = [await add('ashby', 'Cedar'), await add('ashby', 'Dune')]
    await openLoop(bench.db)
    const order = (await findOpenLoop(bench.db))?.boardIds
    expect(order).toEqual([ashby[0]?.id, lever[0]?.id, ashby[1]?.id, lever[1]?.id])
  })

  test('counts a board once, even if it ends repeatedly, and counts how often it was begun', async () => {
    const board = await bench.board()
    await bench.board()
    await openLoop(bench.db)
    expect(await beginLoopBoard(bench.db, await board.row())).toBe(1)
    expect(await beginLoopBoard(bench.db, await board.row())).toBe(2)
    await finishLoopBoard(bench.db, board.id, done('complete', 3))
    await finishLoopBoard(bench.db, board.id, done('complete', 3))
    expect(await beginLoopBoard(bench.db, await board.row())).toBeNull()
    expect((await findOpenLoop(bench.db))?.boardIds).toHaveLength(1)
  })

  test('ends once when its last boards end at the same instant', async () => {
    const boards = await Promise.all(Array.from({ length: 8 }, () => bench.board()))
    await openLoop(bench.db)
    await Promise.all(
      boards.map(({ id }) => bench.db.transaction((tx) => finishLoopBoard(tx, id, done('complete', 1), at))),
    )
    expect(await status()).toBe(
      'Idle. Last finished 2026-01-31 08:12 UTC: 8 boards, 8 new, 0 deleted, 0 failed.',
    )
  })
})

// holds Decisions §10: Every night at 00:30 New York
describe('a nightly run that nobody started', () => {
  // Half an hour after midnight in New York, in winter.
  const due = new Date('2026-01-31T05:30:00Z')
  const later = (milliseconds: number) => new Date(due.getTime() + milliseconds)

  test('is caught up once, when it is due', async () => {
    const board = await bench.board({ createdAt: later(-minutes) })
    await openLoop(bench.db, 'night-2026-01-30')
    await finishLoopBoard(bench.db, board.id, done('complete'))
    expect(await openMissedLoop(bench.db, later(-1_000))).toBeNull()
    expect(await openMissedLoop(bench.db, later(8 * 60 * minutes))).not.toBeNull()
    expect(await openMissedLoop(bench.db, later(8 * 60 * minutes))).toBeNull()
    await finishLoopBoard(bench.db, board.id, done('complete'))
    expect(await openMissedLoop(bench.db, later(9 * 60 * minutes))).toBeNull()
  })

  test.each([
    ['winter', '2026-01-31T05:30:00Z', 'night-2026-01-30'],
    ['summer', '2026-07-31T04:30:00Z', 'night-2026-07-30'],
    ['the night when clocks go forward', '2026-03-08T05:30:00Z', 'night-2026-03-07'],
    ['the night when clocks go back', '2026-11-01T04:30:00Z', 'night-2026-10-31'],
  ])('in %s it is due at 00:30 in New York, and not a second sooner', async (_season, dueAt, before) => {
    const instant = Date.parse(dueAt)
    const board = await bench.board({ createdAt: new Date(instant - minutes) })
    await openLoop(bench.db, before)
    await finishLoopBoard(bench.db, board.id, done('complete'))
    expect(await openMissedLoop(bench.db, new Date(instant - 1_000))).toBeNull()
    expect(await openMissedLoop(bench.db, new Date(instant))).not.toBeNull()
  })

  test('was not missed before there were boards', async () => {
    await bench.board({ createdAt: later(minutes) })
    expect(await openMissedLoop(bench.db, later(60 * minutes))).toBeNull()
  })

  test('waits for a loop that is open', async () => {
    const board = await bench.board({ createdAt: later(-minutes) })
    await openLoop(bench.db)
    expect(await openMissedLoop(bench.db, later(minutes))).toBeNull()
    await finishLoopBoard(bench.db, board.id, done('complete'))
    expect(await openMissedLoop(bench.db, later(2 * minutes))).not.toBeNull()
  })
})

describe('due is', () => {
  const gone = {
    startedAt: at,
    at,
    requests: 1,
    bytes: 0,
    kind: 'gone',
    message: 'It is gone.',
    secondLookMs: SECOND_LOOK_MS,
  } as const
  const after = (milliseconds: number) => new Date(at.getTime() + milliseconds)

  test('a board that answered 404, an hour later', async () => {
    const board = await bench.board()
    await commitFailure(bench.db, board.id, gone)
    expect(await listBoardsToAskAgain(bench.db, SECOND_LOOK_MS, after(59 * minutes))).toEqual([])
    expect(await listBoardsToAskAgain(bench.db, SECOND_LOOK_MS, after(61 * minutes))).toEqual([board.id])
    await commitFailure(bench.db, board.id, { ...gone, at: after(61 * minutes) })
    expect(await listBoardsToAskAgain(bench.db, SECOND_LOOK_MS, after(300 * minutes))).toEqual([])
  })

  test('a demo board that was never scraped, and no board of the catalogue', async () => {
    const demo = await bench.board({ source: 'demo' })
    await bench.board({ source: 'catalogue' })
    expect(await listUnscrapedDemoBoards(bench.db)).toEqual([demo.id])
    await demo.scrape([])
    expect(await listUnscrapedDemoBoards(bench.db)).toEqual([])
  })

  test('a logo that was not fetched yet; one that could not be, a day later', async () => {
    const board = await bench.board({ logoUrl: 'https://acme.example/logo.svg' })
    await bench.board()
    expect(await listLogosToFetch(bench.db, at)).toEqual([board.id])
    await noteLogoTry(bench.db, board.id, at)
    expect(await listLogosToFetch(bench.db, after(23 * 60 * minutes))).toEqual([])
    expect(await listLogosToFetch(bench.db, after(25 * 60 * minutes))).toEqual([board.id])
  })
})
