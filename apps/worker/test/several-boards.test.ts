import { commitScrapes, commitUnchanged, findOpenLoop, openLoop } from '@lilypad/db'
import { afterEach, describe, expect, test } from 'vitest'
import { minutes, openScrapeBench, plainCuration, posting, postings } from './scrape-bench.ts'

const bench = openScrapeBench()
afterEach(() => bench.sql('truncate boards, postings, jobs, scrape_loops cascade', []))
const { curation } = plainCuration()
const validators = { 'https://jobs.example.com/': { etag: '"v1"' } }

describe('answers of several boards that are committed together', () => {
  test('affect each board as if committed alone', async () => {
    const [grown, edited, shrunk] = [await bench.board(), await bench.board(), await bench.board()]
    for (const board of [grown, edited, shrunk]) await board.scrape(postings(1, 20), 0, { validators })
    const summaries = await commitScrapes(
      bench.db,
      [
        shrunk.answer(postings(1, 5), minutes, { validators }),
        grown.answer(postings(1, 21), minutes, { validators }),
        edited.answer([posting('p1', { title: 'Head Teacher' }), ...postings(2, 19)], minutes, {
          validators,
        }),
      ],
      curation,
    )
    expect(summaries).toMatchObject([
      { outcome: 'suspect', found: 5, newJobs: 0, changedJobs: 0, deletedJobs: 0 },
      { outcome: 'complete', found: 21, newJobs: 1, changedJobs: 0, deletedJobs: 0 },
      { outcome: 'complete', found: 19, newJobs: 0, changedJobs: 1, deletedJobs: 1 },
    ])
    expect(await shrunk.row()).toMatchObject({
      state: 'suspect',
      validators: {},
      suspectSince: shrunk.at(minutes),
    })
    expect((await shrunk.row()).suspectMissing).toHaveLength(15)
    expect(await edited.row()).toMatchObject({
      state: 'live',
      validators,
      suspectMissing: null,
      lastDeleted: 1,
    })
    expect(await grown.listed()).toHaveLength(21)
    expect(await shrunk.listed()).toHaveLength(20)
    expect((await edited.job('p1')).title).toBe('Head Teacher')
    expect((await edited.job('p20')).unlistedReason).toBe('deleted')
    expect((await edited.history()).map(({ listed, changedJobs }) => [listed, changedJobs])).toEqual([
      [20, 0],
      [19, 1],
    ])
  })

  test('of one company: a job that the first drops and the second shows lives on, curated again from the second', async () => {
    const shared = (url: string) => posting('p1', { url })
    const first = await bench.board({ companyName: 'Acme' })
    const second = await bench.board({ companyName: 'acme' })
    await first.scrape([shared('https://one.example.com/1'), posting('p2')])
    await second.scrape([posting('p3')])
    const { id } = await first.job('p1')
    await bench.sql('update postings set job_id = $1 where board_id = $2', [id, second.id])
    const answers = [first.answer([posting('p2')], minutes), second.answer([posting('p3')], minutes)]
    await commitScrapes(bench.db, answers, curation)
    expect(await second.job('p3')).toMatchObject({ id, boardId: second.id, curation: curation.version })
    expect((await second.job('p3')).unlistedReason).toBeNull()
  })

  test('are committed all or none, and end the loop with the last board', async () => {
    const boards = [await bench.board(), await bench.board(), await bench.board()]
    await openLoop(bench.db)
    const answers = boards.map((board) => board.answer(postings(1, 2)))
    const unknown = { ...boards[0]?.answer([]), boardId: 0 } as (typeof answers)[number]
    await expect(commitScrapes(bench.db, [...answers, unknown], curation)).rejects.toThrow('no board 0')
    expect((await findOpenLoop(bench.db))?.boardIds).toHaveLength(3)
    expect(await boards[0]?.history()).toEqual([])
    await commitScrapes(bench.db, answers, curation)
    expect(await findOpenLoop(bench.db)).toBeNull()
  })

  test('304 of several boards: each is seen, and a doubted one stays doubted', async () => {
    const [sound, doubted] = [await bench.board(), await bench.board()]
    for (const board of [sound, doubted]) await board.scrape(postings(1, 20))
    await doubted.scrape(postings(1, 2), minutes)
    await openLoop(bench.db)
    const unchanged = [sound, doubted].map(({ id, at }) => ({
      boardId: id,
      startedAt: at(2 * minutes),
      at: at(2 * minutes),
      requests: 1,
      bytes: 0,
      validators,
    }))
    const summaries = await commitUnchanged(bench.db, unchanged)
    expect(summaries.map(({ found }) => found)).toEqual([20, 2])
    expect(await sound.row()).toMatchObject({
      state: 'live',
      validators,
      lastScrapedAt: sound.at(2 * minutes),
    })
    expect(await doubted.row()).toMatchObject({
      state: 'suspect',
      validators: {},
      suspectSince: doubted.at(minutes),
    })
    expect(await findOpenLoop(bench.db)).toBeNull()
  })
})
