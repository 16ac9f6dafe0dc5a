import { listDetailedPostings } from '@lilypad/db'
import { describe, expect, test } from 'vitest'
import { isDueAgain, knownPostings } from '../../src/boards/known-postings.ts'
import { days, minutes, openScrapeBench, plainCuration, posting } from './scrape-bench.ts'

const bench = openScrapeBench()
const detailed = (externalId: string, listFingerprint: string | null) =>
  posting(externalId, { listFingerprint })

test('every posting is read again once in fourteen days, about one in fourteen a day', () => {
  const start = Date.UTC(2026, 2, 2)
  const ids = Array.from({ length: 700 }, (_, number) => `job-${number}`)
  const daysOf = (id: string) =>
    Array.from({ length: 14 }, (_, day) => day).filter((day) => isDueAgain(id, new Date(start + day * days)))
  expect(ids.filter((id) => daysOf(id).length !== 1)).toEqual([])
  const onFirst = ids.filter((id) => isDueAgain(id, new Date(start))).length
  expect(onFirst).toBeGreaterThan(25)
  expect(onFirst).toBeLessThan(80)
})

describe('a board whose postings need requests of their own', () => {
  test('gives its reader the stored postings, including those whose text is still to be read', async () => {
    const board = await bench.board()
    await board.scrape([detailed('p1', 'aa'), detailed('p2', null), posting('p3')])
    const known = await knownPostings(bench.db, await board.row(), board.at(0))
    const at = ['p1', 'p2', 'p3', 'p4'].map((id) => known?.get(id) ?? null)
    expect(at).toMatchObject([{ posting: { externalId: 'p1' } }, { fingerprint: null }, null, null])
    const [, { fingerprint: whenDue } = {}] = [at[0], known?.get('p1') ?? undefined]
    expect(whenDue).toBe(isDueAgain('p1', board.at(0)) ? null : 'aa')
    expect(at[0]?.posting).toEqual(detailed('p1', 'aa'))
  })

  test('reads a posting again on its day, and keeps its text without an answer', async () => {
    const board = await bench.board()
    await board.scrape([detailed('p1', 'aa')])
    const row = await board.row()
    const found = await Promise.all(
      Array.from({ length: 14 }, async (_, day) =>
        (await knownPostings(bench.db, row, board.at(day * days)))?.get('p1'),
      ),
    )
    expect(found.filter((known) => known?.fingerprint === null)).toHaveLength(1)
    expect(new Set(found.map((known) => known?.posting.html))).toEqual(new Set(['<p>Teach class p1.</p>']))
  })

  test('reads those again that a doubted scrape missed', async () => {
    const board = await bench.board()
    const all = ['p1', 'p2'].map((id) => detailed(id, 'aa'))
    await board.scrape(all)
    await board.scrape([detailed('p2', 'aa')], minutes, { doubt: 'A page is not there.' })
    const day = [0, 1, 2].find((one) => !['p1', 'p2'].some((id) => isDueAgain(id, board.at(one * days)))) ?? 0
    const known = await knownPostings(bench.db, await board.row(), board.at(day * days))
    expect(['p1', 'p2'].map((id) => known?.get(id)?.fingerprint)).toEqual([null, 'aa'])
  })

  test('takes one without a text for new on its day, so that others do not always come before it', async () => {
    const board = await bench.board()
    await board.scrape([posting('p1', { html: null, listFingerprint: null })])
    const row = await board.row()
    const isKnown = await Promise.all(
      Array.from({ length: 14 }, async (_, day) =>
        (await knownPostings(bench.db, row, board.at(day * days)))?.has('p1'),
      ),
    )
    expect(isKnown.filter((known) => !known)).toHaveLength(1)
  })

  test('stores new fingerprints without curating again', async () => {
    const board = await bench.board()
    await board.scrape([detailed('p1', 'aa'), detailed('p2', null)])
    const before = await board.job('p1')
    const { curation, curated } = plainCuration()
    const summary = await board.scrape([detailed('p1', 'bb'), detailed('p2', 'cc')], minutes, { curation })
    expect([curated, summary.changedJobs]).toEqual([[], 0])
    const stored = await listDetailedPostings(bench.db, board.id)
    expect([...stored].map(([id, { fingerprint }]) => [id, fingerprint]).sort()).toEqual([
      ['p1', 'bb'],
      ['p2', 'cc'],
    ])
    const { posting: after, ...job } = await board.job('p1')
    expect({ ...job, posting: { ...after, found: before.posting.found } }).toEqual(before)
  })

  test('without postings makes no query', async () => {
    const board = await bench.board()
    await board.scrape([posting('p1')])
    expect(await knownPostings(bench.db, await board.row(), board.at(0))).toBeUndefined()
  })
})
