import { commitFailure, deleteJobsOfBoard, editBoard, findBoardRecord } from '@lilypad/db'
import { SECOND_LOOK_MS } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { days, minutes, openScrapeBench, plainCuration, posting } from './scrape-bench.ts'

const bench = openScrapeBench()
let companies = 0

/** Two boards of one company on different systems. */
async function twoBoards() {
  companies += 1
  const companyName = `Twice ${companies}`
  return {
    first: await bench.board({ system: 'greenhouse', companyName }),
    second: await bench.board({ system: 'lever', companyName }),
  }
}
const tutor = (externalId: string, more: Parameters<typeof posting>[1] = {}) =>
  posting(externalId, { title: 'Tutor', html: '<p>You teach <b>reading</b>.</p>', ...more })
const plainTutor = (externalId: string, more: Parameters<typeof posting>[1] = {}) =>
  tutor(externalId, { html: '<div>You teach reading.</div>', ...more })
/** As if both systems' HTML gave the same Markdown, except for its marks. */
function textOnly() {
  const { curation } = plainCuration()
  return {
    curation: {
      ...curation,
      curate: async (found: readonly ReturnType<typeof posting>[], company: string) => {
        const made = await curation.curate(found, company)
        return made.map((one, index) => ({
          ...one,
          description: found[index]?.html?.replace(/<[^>]+>/g, '') ?? null,
        }))
      },
    },
  }
}

describe('the same posting on two systems of one company', () => {
  test('is one job with two postings, which is not new the second time', async () => {
    const { first, second } = await twoBoards()
    expect(await first.scrape([tutor('a1')], 0, textOnly())).toMatchObject({ newJobs: 1 })
    expect(await second.scrape([plainTutor('b1')], minutes, textOnly())).toMatchObject({
      found: 1,
      newJobs: 0,
    })
    const [one, other] = [await first.job('a1'), await second.job('b1')]
    expect(other.id).toBe(one.id)
    expect([one.boardId, one.url]).toEqual([first.id, 'https://jobs.example.com/a1'])
    expect(other.posting).toMatchObject({ firstSeenAt: second.at(minutes), timesReturned: 0 })
    const records = [
      await findBoardRecord(bench.db, await first.row()),
      await findBoardRecord(bench.db, await second.row()),
    ]
    expect(records.map((record) => record?.jobsOnServer)).toEqual([1, 1])
  })

  test.each([
    ['title', { title: 'Head Tutor' }],
    ['place', { places: ['Austin, TX'] }],
    ['text', { html: '<p>You teach writing.</p>' }],
    ['missing text', { html: null }],
  ])('is two jobs with another %s', async (_what, more) => {
    const { first, second } = await twoBoards()
    await first.scrape([tutor('a1')], 0, textOnly())
    await second.scrape([plainTutor('b1', more)], minutes, textOnly())
    expect((await second.job('b1')).id).not.toBe((await first.job('a1')).id)
  })

  test('an office is the same place in any spelling, and another city is another job', async () => {
    const { first, second } = await twoBoards()
    await first.scrape(
      [tutor('a1', { places: ['Austin, TX'] }), tutor('a2', { places: ['Waco'] })],
      0,
      textOnly(),
    )
    const spelled = [
      plainTutor('b1', { places: ['Austin, Texas, United States'] }),
      plainTutor('b2', { places: ['Dallas'] }),
    ]
    await second.scrape(spelled, minutes, textOnly())
    expect((await second.job('b1')).id).toBe((await first.job('a1')).id)
    expect((await second.job('b2')).id).not.toBe((await first.job('a2')).id)
  })

  test('of two equal postings of one board each has its own job', async () => {
    const { first, second } = await twoBoards()
    await first.scrape([tutor('a1'), tutor('a2')], 0, textOnly())
    await second.scrape([plainTutor('b1'), plainTutor('b2'), plainTutor('b3')], minutes, textOnly())
    const ids = ['b1', 'b2', 'b3'].map(async (id) => (await second.job(id)).id)
    expect(new Set(await Promise.all(ids)).size).toBe(3)
    expect((await second.job('b1')).id).toBe((await first.job('a1')).id)
    expect((await second.job('b2')).id).toBe((await first.job('a2')).id)
  })

  describe('with a header and a footer on one of them', () => {
    const lines = Array.from(
      { length: 20 },
      (_, index) => `You coach class ${index} in reading better books.`,
    )
    const long = (externalId: string, more: Parameters<typeof posting>[1] = {}) =>
      posting(externalId, { title: 'Tutor', html: `<p>${lines.join(' ')}</p>`, ...more })
    const framed = (externalId: string, more: Parameters<typeof posting>[1] = {}) =>
      long(externalId, { html: `<p>We are Twice. ${lines.join(' ')} Twice is fair.</p>`, ...more })

    test('is one job', async () => {
      const { first, second } = await twoBoards()
      await first.scrape([long('a1'), long('a2', { title: 'Head Tutor' })], 0, textOnly())
      expect(await second.scrape([framed('b1')], minutes, textOnly())).toMatchObject({ newJobs: 0 })
      expect((await second.job('b1')).id).toBe((await first.job('a1')).id)
    })

    test.each([
      ['another place', [long('a1')], [framed('b1', { places: ['Austin, TX'] })]],
      ['a number that the other lacks', [long('a1')], [framed('b1', { title: 'Tutor #48213' })]],
      ['two such postings on the first board', [long('a1'), long('a2')], [framed('b1')]],
      ['two such postings on the second board', [long('a1')], [framed('b1'), framed('b2')]],
    ])('is two jobs with %s', async (_what, onFirst, onSecond) => {
      const { first, second } = await twoBoards()
      await first.scrape(onFirst, 0, textOnly())
      await second.scrape(onSecond, minutes, textOnly())
      expect((await second.job('b1')).id).not.toBe((await first.job('a1')).id)
    })

    test('is two jobs when the board shows another such posting since an earlier scrape', async () => {
      const { first, second } = await twoBoards()
      await second.scrape([framed('b0')], 0, textOnly())
      await first.scrape([long('a1', { title: 'Coach' })], minutes, textOnly())
      await first.scrape([long('a1', { title: 'Tutor' })], 2 * minutes, textOnly())
      await second.scrape([framed('b0'), framed('b1')], 3 * minutes, textOnly())
      expect((await second.job('b1')).id).not.toBe((await first.job('a1')).id)
    })
  })

  test('other companies have jobs of their own', async () => {
    const { first } = await twoBoards()
    const { second } = await twoBoards()
    await first.scrape([tutor('a1')], 0, textOnly())
    await second.scrape([plainTutor('b1')], minutes, textOnly())
    expect((await second.job('b1')).id).not.toBe((await first.job('a1')).id)
  })

  test('two boards that are read at the same instant find one job', async () => {
    const { first, second } = await twoBoards()
    await Promise.all([
      first.scrape([tutor('a1')], 0, textOnly()),
      second.scrape([plainTutor('b1')], 0, textOnly()),
    ])
    expect((await second.job('b1')).id).toBe((await first.job('a1')).id)
  })
})

// holds Decisions §7: Postings and jobs are apart; overrides survive scrapes
describe('a job that two boards show', () => {
  const both = async () => {
    const { first, second } = await twoBoards()
    const more = [posting('a2'), posting('a3'), posting('a4')]
    await first.scrape([tutor('a1'), ...more], 0, textOnly())
    await second.scrape([plainTutor('b1'), posting('b2')], minutes, textOnly())
    return { first, second, more, job: await first.job('a1') }
  }

  test('stays when the first drops it, with the address of the other, and goes with its last posting', async () => {
    const { first, second, more, job } = await both()
    expect(await first.scrape(more, 60 * minutes, textOnly())).toMatchObject({ deletedJobs: 0 })
    const kept = await second.job('b1')
    expect(kept).toMatchObject({ id: job.id, unlistedReason: null, approvedAt: job.approvedAt })
    expect([kept.boardId, kept.url]).toEqual([second.id, 'https://jobs.example.com/b1'])
    expect((await second.row()).validatorsVersion).toBeNull()
    await second.scrape([plainTutor('b1'), posting('b2')], 61 * minutes, textOnly())
    expect(await second.job('b1')).toMatchObject({ boardId: second.id, curation: 1, unlistedReason: null })
    expect(await second.scrape([posting('b2')], 120 * minutes, textOnly())).toMatchObject({ deletedJobs: 1 })
    expect(await second.job('b1')).toMatchObject({ id: job.id, unlistedReason: 'deleted' })
  })

  test('comes back as the same job, by whichever board shows it first', async () => {
    const { first, second, more, job } = await both()
    await second.scrape([posting('b2')], 60 * minutes, textOnly())
    await first.scrape(more, 61 * minutes, textOnly())
    const back = await second.scrape([plainTutor('b1'), posting('b2')], 2 * days, textOnly())
    expect(back).toMatchObject({ newJobs: 0 })
    expect(await second.job('b1')).toMatchObject({
      id: job.id,
      boardId: second.id,
      unlistedReason: null,
      approvedAt: job.approvedAt,
      timesReturned: 1,
    })
    await first.scrape([tutor('a1'), ...more], 3 * days, textOnly())
    const again = await first.job('a1')
    expect([again.id, again.boardId, again.timesReturned]).toEqual([job.id, second.id, 1])
    expect(again.posting).toMatchObject({ goneAt: null, timesReturned: 1, firstSeenAt: first.at(0) })
  })

  test('follows the board that it belongs to: what the other edits changes nothing', async () => {
    const { first, second, more, job } = await both()
    await second.scrape(
      [plainTutor('b1', { title: 'Tutor (edited)' }), posting('b2')],
      60 * minutes,
      textOnly(),
    )
    expect(await second.job('b1')).toMatchObject({ id: job.id, title: 'Tutor', url: job.url })
    await first.scrape([tutor('a1', { title: 'Lead Tutor' }), ...more], 120 * minutes, textOnly())
    expect(await second.job('b1')).toMatchObject({ id: job.id, title: 'Lead Tutor' })
  })

  test('outlives a board that is gone', async () => {
    const { first, second, job } = await both()
    const gone = (after: number) =>
      commitFailure(bench.db, first.id, {
        startedAt: first.at(after),
        at: first.at(after),
        requests: 1,
        bytes: 0,
        kind: 'gone',
        message: 'It is gone.',
        secondLookMs: SECOND_LOOK_MS,
      })
    await gone(60 * minutes)
    expect(await gone(130 * minutes)).toMatchObject({ deletedJobs: 3 })
    expect(await second.job('b1')).toMatchObject({ id: job.id, boardId: second.id, unlistedReason: null })
    expect(await second.scrape([posting('b2')], 2 * days, textOnly())).toMatchObject({ deletedJobs: 1 })
  })

  test('outlives Delete Server Jobs of one of them', async () => {
    const { first, second, job } = await both()
    expect(await deleteJobsOfBoard(bench.db, first.id, first.at(60 * minutes))).toBe(3)
    expect(await second.job('b1')).toMatchObject({ id: job.id, boardId: second.id, unlistedReason: null })
  })
})

test('several slices of an index count a posting once; its employer is the company, whatever the slice is called', async () => {
  const slice = (tenant: string) =>
    bench.board({ system: 'schoolspring', tenant, companyName: `SchoolSpring, ${tenant}` })
  const [remote, tutoring] = [await slice('keyword=remote'), await slice('category=tutoring')]
  const elm = (id: string) => tutor(id, { company: 'Elm District', employer: 'Elm District' })
  expect(await remote.scrape([elm('7')])).toMatchObject({ newJobs: 1 })
  expect(await tutoring.scrape([elm('7')], minutes)).toMatchObject({ found: 1, newJobs: 0 })
  await editBoard(bench.db, remote.id, { companyName: 'Remote at schools', logoUrl: null }, new Date())
  const [one, other] = [await remote.job('7'), await tutoring.job('7')]
  expect(other.id).toBe(one.id)
  expect(one.companyName).toBe('Elm District')
})
