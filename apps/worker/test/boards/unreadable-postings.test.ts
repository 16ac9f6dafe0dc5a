import { findBoardRecord, schema } from '@lilypad/db'
import { createClock, NEVER_ANY, ScrapeError } from '@lilypad/domain'
import { createFetching, type Fetching } from '@lilypad/fetching'
import { openMetrics } from '@lilypad/observe'
import { openParser, type Parser } from '@lilypad/parsing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deps } from '../../src/deps.ts'
import { adoptBoard } from '../../src/handlers/adopt-board.ts'
import { readBoard } from '../../src/handlers/read-board.ts'
import { scrapeBoard } from '../../src/handlers/scrape-board.ts'
import { countScrapesAndMails } from '../../src/metrics/scrape-metrics.ts'
import { useDatabase } from '../test-database.ts'
import { startPageBoards } from './page-boards.ts'

const database = useDatabase()
const clock = createClock({ timeScale: 1, paceScale: 0 })
const TOO_LONG = 'Reading this took longer than any honest page does.'
const context = { signal: new AbortController().signal, isLastAttempt: true }
let pages: Awaited<ReturnType<typeof startPageBoards>>
let fetching: Fetching
let parser: Parser

beforeAll(async () => {
  pages = await startPageBoards()
  parser = openParser({ threads: 1 })
  fetching = createFetching({
    userAgent: 'LilypadTest (+https://lilypad.example/contact)',
    clock,
    allowPrivate: true,
    replayOrigin: pages.origin,
  })
})
afterAll(async () => {
  await Promise.all([fetching.close(), parser.close()])
  await pages.close()
})

/** Whose postings take too long to be made into jobs. */
const deps = () =>
  ({
    ...clock,
    db: database.db,
    fetching,
    parser: { ...parser, curate: () => Promise.reject(new ScrapeError('changed', TOO_LONG)) },
    counts: countScrapesAndMails(openMetrics({ ofNode: false })),
    logger: pino({ level: 'silent' }),
  }) as unknown as Deps

const acme = { system: 'recruitee', tenant: 'acme' }
const failure = { outcome: 'failed', kind: 'changed', message: TOO_LONG }

test('a board whose postings cannot be made into jobs says so, and stores none of them', async () => {
  const { id } = await database.a.board({ ...acme, state: 'new', lastScrapedAt: null })
  expect(await scrapeBoard(deps())({ boardId: id }, context)).toEqual(failure)
  expect(await findBoardRecord(database.db, acme)).toMatchObject({ state: 'changed', reason: TOO_LONG })
  expect(await database.db.$count(schema.postings)).toBe(0)
})

test('and is not added', async () => {
  await database.db.delete(schema.boards)
  const adopt = adoptBoard(deps(), scrapeBoard(deps()))
  const adoption = { address: 'https://acme.recruitee.com/', companyName: 'Acme', logoUrl: '' }
  expect(await adopt(adoption, context)).toEqual(failure)
  expect(await database.db.$count(schema.boards)).toBe(0)
})

test.each([
  [
    'may be that of no board: the person who tries it is told so',
    'workable',
    'https://apply.workable.com/acme/',
    NEVER_ANY,
  ],
  ['is that of a board, where other names get an error', 'recruitee', 'https://acme.recruitee.com/', null],
  ['is that of a page, where a missing page is an error', 'web-page', 'https://acme.example/jobs', null],
])('an address that shows no postings %s (%s)', async (_, system, address, incompleteReason) => {
  const identity = { system, tenant: 'acme' }
  const empty = { outcome: 'read', identity, postings: [], incompleteReason: null }
  const read = readBoard({ ...deps(), parser: { ...parser, readBoard: async () => empty as never } })
  expect(await read({ address }, context)).toEqual({ outcome: 'done', listings: [], incompleteReason })
})
