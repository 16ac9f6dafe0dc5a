import {
  commitFailure,
  commitUnchanged,
  deleteJobsOfBoard,
  findBoard,
  findBoardRecord,
  listJobs,
  resolveSuspect,
  validatorsFor,
} from '@lilypad/db'
import { NEVER_ANY, SECOND_LOOK_MS } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { days, minutes, openScrapeBench, postings } from './scrape-bench.ts'

const bench = openScrapeBench()
const validators = { 'https://api.example/jobs': { etag: '"1"' } }
const run = { requests: 1, bytes: 0 }
const at = (date: Date) => ({ startedAt: date, at: date, ...run })

type Board = Awaited<ReturnType<typeof bench.board>>
/** When each listed job of the board was checked. */
async function checks(board: Board) {
  const { companyName } = await board.row()
  const jobs = await listJobs(bench.db, 'premium')
  return jobs.filter((job) => job.companyName === companyName).map((job) => job.lastScrapedAt)
}
const record = async (board: Board) => findBoardRecord(bench.db, await board.row())
const fail = (board: Board, kind: 'gone' | 'blocked' | 'changed' | 'unreachable', after: number) =>
  commitFailure(bench.db, board.id, {
    ...at(board.at(after)),
    kind,
    message: 'It went wrong.',
    secondLookMs: SECOND_LOOK_MS,
  })

// holds Decisions §7: A scrape never deletes on doubt
describe('a suspect scrape', () => {
  test('deletes nothing, says why, and stores what is new', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 20))
    const summary = await board.scrape(postings(18, 22), 60 * minutes)
    const message = 'The board shows 5 postings; 20 are usual. Nothing was deleted.'
    expect(summary).toMatchObject({ outcome: 'suspect', newJobs: 2, deletedJobs: 0, message })
    expect(await board.listed()).toHaveLength(22)
    expect(await record(board)).toMatchObject({ state: 'suspect', reason: message, jobsOnServer: 22 })
    expect(await record(board)).toMatchObject({ scrapeResults: { found: 5, newJobs: 2, suspect: message } })
  })

  // holds Beyond §2: **Checked** (last seen on the employer's board)
  test('is no check: the jobs of its board were last checked by the one before', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 20))
    await board.scrape(postings(15, 20), 60 * minutes)
    expect(await checks(board)).toEqual(Array.from({ length: 20 }, () => board.at(0)))
    await board.scrape(postings(15, 20), 120 * minutes)
    expect(await checks(board)).toEqual(Array.from({ length: 6 }, () => board.at(120 * minutes)))
  })

  test('is confirmed by a complete one an hour later: those jobs go, and no others', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 20))
    await board.scrape(postings(15, 20), 60 * minutes)
    await board.scrape(postings(15, 20), 100 * minutes)
    expect(await board.listed()).toHaveLength(20)
    const confirmed = await board.scrape(postings(16, 20), 120 * minutes)
    expect(confirmed).toMatchObject({ outcome: 'complete', deletedJobs: 14 })
    expect(await board.listed()).toEqual(['p15', 'p16', 'p17', 'p18', 'p19', 'p20'])
    expect(await record(board)).toMatchObject({
      state: 'live',
      reason: null,
      scrapeResults: { suspect: null },
    })
  })

  // holds Decisions §7: A scrape never deletes on doubt
  test('is also one whose reader doubts that a single posting is gone', async () => {
    const board = await bench.board()
    const doubt = { doubt: 'A page is not there.' }
    await board.scrape(postings(1, 3))
    const first = await board.scrape(postings(2, 3), 60 * minutes, doubt)
    expect(first).toMatchObject({ outcome: 'suspect', message: 'A page is not there. Nothing was deleted.' })
    await board.scrape(postings(2, 3), 90 * minutes, doubt)
    expect(await board.listed()).toHaveLength(3)
    // Another one is missed: it is doubted in its turn.
    expect(await board.scrape(postings(3, 3), 120 * minutes, doubt)).toMatchObject({ deletedJobs: 1 })
    expect(await board.listed()).toEqual(['p2', 'p3'])
    expect(await board.scrape(postings(2, 3), 180 * minutes, doubt)).toMatchObject({
      outcome: 'complete',
      message: null,
    })
  })

  test('says how many postings are missing rather than what its reader doubts', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 20))
    const doubt = 'A page is not there.'
    expect(await board.scrape(postings(18, 20), 60 * minutes, { doubt })).toMatchObject({
      message: 'The board shows 3 postings; 20 are usual. Nothing was deleted.',
    })
  })

  test('once confirmed, the smaller board is the measure', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 40))
    await board.scrape(postings(1, 15), 60 * minutes)
    await board.scrape(postings(1, 15), 120 * minutes)
    expect(await board.scrape(postings(1, 14), 180 * minutes)).toMatchObject({
      outcome: 'complete',
      deletedJobs: 1,
    })
  })

  test('is forgotten when everything is there again', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 20))
    await board.scrape([], 60 * minutes)
    await board.scrape(postings(1, 20), 120 * minutes)
    expect(await board.row()).toMatchObject({ state: 'live', suspectMissing: null, suspectSince: null })
    expect(await board.listed()).toHaveLength(20)
  })

  // holds Decisions §7: A scrape never deletes on doubt
  test('an admin’s word lets the missing jobs go', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 20))
    await board.scrape(postings(1, 2), 60 * minutes)
    expect(await resolveSuspect(bench.db, board.id, true, board.at(61 * minutes))).toBe(true)
    expect(await board.listed()).toEqual(['p1', 'p2'])
    expect(await record(board)).toMatchObject({ state: 'live', scrapeResults: { deletedJobs: 18 } })
    expect(await resolveSuspect(bench.db, board.id, true)).toBe(false)
  })

  test('an admin’s word keeps the missing jobs', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 20))
    await board.scrape([], 60 * minutes)
    expect(await resolveSuspect(bench.db, board.id, false, board.at(61 * minutes))).toBe(true)
    expect(await board.listed()).toHaveLength(20)
    expect(await board.row()).toMatchObject({ state: 'live', suspectSince: null })
    expect(await board.scrape([], 200 * minutes)).toMatchObject({ outcome: 'suspect', deletedJobs: 0 })
  })
})

describe('a scrape without postings', () => {
  const empty = { complete: false, incompleteReason: 'It shows no postings.' }

  test('of a board that never gave any is not complete: there may be no such board', async () => {
    const board = await bench.board()
    for (const after of [0, 60 * minutes, 3 * days])
      expect(await board.scrape([], after, { validators })).toMatchObject({
        outcome: 'incomplete',
        message: `${NEVER_ANY} Nothing was deleted.`,
      })
    expect(await board.row()).toMatchObject({ state: 'live', validators: {}, lastSoundAt: null })
  })

  test('of a new board whose system gives an error to unknown names is complete', async () => {
    const board = await bench.board()
    expect(await board.scrape([], 0, { refusesUnknownNames: true })).toMatchObject({ outcome: 'complete' })
  })

  test('of a board that gave some, and then none, is complete', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 2))
    await board.scrape([], 60 * minutes)
    expect(await board.scrape([], 120 * minutes)).toMatchObject({ outcome: 'complete', deletedJobs: 2 })
    expect(await board.scrape([], 180 * minutes)).toMatchObject({ outcome: 'complete', message: null })
  })

  test('of a board known for long, whose former postings were forgotten, is complete', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 2))
    await board.scrape([], 60 * minutes)
    await board.scrape([], 120 * minutes)
    await bench.sql('delete from postings where board_id = $1', [board.id])
    expect(await board.scrape([], 3 * days)).toMatchObject({ outcome: 'complete', message: null })
  })

  test('that is incomplete proves nothing: a complete one an hour later is a first look', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 10))
    expect(await board.scrape([], 60 * minutes, empty)).toMatchObject({
      outcome: 'incomplete',
      deletedJobs: 0,
      message: 'It shows no postings. Nothing was deleted.',
    })
    const complete = await board.scrape(postings(1, 2), 120 * minutes)
    expect(complete).toMatchObject({ outcome: 'suspect', deletedJobs: 0 })
    expect(await board.listed()).toHaveLength(10)
  })
})

test('an incomplete scrape adds, but deletes nothing', async () => {
  const board = await bench.board()
  await board.scrape(postings(1, 5))
  const incomplete = { complete: false, incompleteReason: 'Half of it was left out.', validators }
  const summary = await board.scrape(postings(5, 6), 60 * minutes, incomplete)
  expect(summary).toMatchObject({ outcome: 'incomplete', newJobs: 1, deletedJobs: 0 })
  expect(await board.listed()).toHaveLength(6)
  expect(await record(board)).toMatchObject({
    state: 'live',
    reason: 'Half of it was left out. Nothing was deleted.',
  })
})

describe('validators', () => {
  const kept = async (board: Board, version = '1:1') => validatorsFor(await board.row(), version)

  test('are kept with a complete, unsuspicious scrape, for the versions that made it', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 20), 0, { validators })
    expect(await kept(board)).toEqual(validators)
    expect(await kept(board, '2:1')).toEqual({})
    expect(await kept(board, '1:2')).toEqual({})
  })

  test.each([
    ['suspect', { complete: true }],
    ['incomplete', { complete: false }],
  ])('are not kept with one that is %s', async (_what, more) => {
    const board = await bench.board()
    await board.scrape(postings(1, 20), 0, { validators })
    await board.scrape(postings(1, 2), minutes, { validators, ...more })
    expect(await kept(board)).toEqual({})
  })

  test('are not kept with one that confirms a doubt and misses others, which are still to be judged', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 20))
    await board.scrape(postings(15, 20), 60 * minutes)
    await board.scrape(postings(16, 20), 120 * minutes, { validators })
    expect(await kept(board)).toEqual({})
    expect(await board.row()).toMatchObject({ measuredSince: null })
    await board.scrape(postings(16, 20), 180 * minutes, { validators })
    await board.scrape(postings(16, 20), 240 * minutes, { validators })
    expect(await kept(board)).toEqual(validators)
    expect(await board.listed()).toHaveLength(5)
  })

  test('go with Delete Server Jobs', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 3), 0, { validators })
    await deleteJobsOfBoard(bench.db, board.id)
    expect(await kept(board)).toEqual({})
  })
})

// holds Decisions §10: After a 304 the last results, 0 new and 0 deleted
test('after a 304 the last results are repeated with 0 new and 0 deleted, and only the date moves', async () => {
  const board = await bench.board()
  await board.scrape(postings(1, 3), 0, { validators })
  const before = await board.jobs()
  const summary = await commitUnchanged(bench.db, {
    boardId: board.id,
    ...at(board.at(2 * days)),
    validators,
  })
  expect(summary).toMatchObject({ outcome: 'unchanged', found: 3, newJobs: 0, deletedJobs: 0 })
  expect(await record(board)).toMatchObject({
    lastScrapedAt: board.at(2 * days),
    scrapeResults: { found: 3, newJobs: 0, deletedJobs: 0 },
  })
  expect(await board.jobs()).toEqual(before)
})

test('a doubt outlasts a 304: that is the same answer again', async () => {
  const board = await bench.board()
  await board.scrape(postings(1, 20))
  await board.scrape(postings(1, 2), minutes)
  await commitUnchanged(bench.db, { boardId: board.id, ...at(board.at(2 * minutes)), validators })
  expect(await board.row()).toMatchObject({
    state: 'suspect',
    suspectSince: board.at(minutes),
    validators: {},
    lastScrapedAt: board.at(2 * minutes),
  })
})

describe('a board that cannot be read', () => {
  test.each(['blocked', 'changed', 'unreachable'] as const)(
    'says %s and why, and keeps its jobs',
    async (kind) => {
      const board = await bench.board()
      await board.scrape(postings(1, 3))
      await fail(board, kind, 60 * minutes)
      await fail(board, kind, 3 * days)
      expect(await record(board)).toMatchObject({
        state: kind,
        stateSince: board.at(60 * minutes),
        reason: 'It went wrong.',
        jobsOnServer: 3,
        lastScrapedAt: board.at(0),
      })
      expect((await board.history()).at(-1)).toMatchObject({ outcome: 'failed', failure: kind })
    },
  )

  test('a 404 is a suspicion at first; the second at least an hour later deletes the jobs', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 3))
    await fail(board, 'gone', 60 * minutes)
    await fail(board, 'gone', 119 * minutes)
    expect(await record(board)).toMatchObject({ state: 'suspect', jobsOnServer: 3 })
    expect(await fail(board, 'gone', 120 * minutes)).toMatchObject({ deletedJobs: 3 })
    expect(await record(board)).toMatchObject({ state: 'gone', jobsOnServer: 0 })
  })

  test('a board that answers between two 404s is not gone', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 3))
    await fail(board, 'gone', 60 * minutes)
    await board.scrape(postings(1, 3), 90 * minutes)
    await fail(board, 'gone', 130 * minutes)
    expect(await record(board)).toMatchObject({ state: 'suspect', jobsOnServer: 3 })
  })

  test('a board that was gone and answers again has its jobs again', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 3))
    await fail(board, 'gone', 60 * minutes)
    await fail(board, 'gone', 120 * minutes)
    expect(await board.scrape(postings(1, 3), 2 * days)).toMatchObject({ newJobs: 0 })
    expect(await record(board)).toMatchObject({ state: 'live', jobsOnServer: 3 })
  })
})

// holds Decisions §7: Delete Server Jobs is soft
test('Delete Server Jobs deletes at once; jobs still on the board return with id and approval', async () => {
  const board = await bench.board()
  await board.scrape(postings(1, 12))
  const before = await board.job('p1')
  expect(await deleteJobsOfBoard(bench.db, board.id, board.at(minutes))).toBe(12)
  expect(await record(board)).toMatchObject({ jobsOnServer: 0, lastScrapedAt: null })
  const summary = await board.scrape(postings(1, 3), 2 * minutes)
  expect(summary).toMatchObject({ outcome: 'complete', newJobs: 0, deletedJobs: 0 })
  const after = await board.job('p1')
  expect([after.id, after.approvedAt, after.timesReturned]).toEqual([before.id, before.approvedAt, 0])
  expect(await board.listed()).toEqual(['p1', 'p2', 'p3'])
  expect((await findBoard(bench.db, board.id))?.state).toBe('live')
})
