import { commitScrape, findJobRecord, postingRecord, schema } from '@lilypad/db'
import { describe, expect, test } from 'vitest'
import { days, minutes, openScrapeBench, plainCuration, posting } from './scrape-bench.ts'

const bench = openScrapeBench()
type Bench = Awaited<ReturnType<typeof bench.board>>

async function record(board: Bench, externalId: string) {
  const found = await findJobRecord(bench.db, (await board.job(externalId)).id, 'premium')
  if (!found) throw new Error('The job has no record.')
  return found
}
const changes = async (board: Bench, externalId: string) =>
  (await record(board, externalId)).changes.flatMap((version) => version.changes)
const versions = () => bench.db.select().from(schema.postingVersions)

/** Other postings, so that no scrape is doubted. */
const others = Array.from({ length: 8 }, (_, index) => posting(`other${index}`))

// holds Beyond §2: Every change of a posting's title, places, workplace, type, pay or text is kept as a version
describe('each change that a scrape sees is kept, and nothing else', () => {
  test('title, places, workplace and text, each when it was seen', async () => {
    const board = await bench.board()
    const states = [
      posting('p1'),
      posting('p1', { title: 'Head Teacher' }),
      posting('p1', { title: 'Head Teacher', places: ['Austin, TX'] }),
      posting('p1', {
        title: 'Head Teacher',
        places: ['Austin, TX'],
        html: '<p>Teach class p1.</p>\nEvery day.',
      }),
    ]
    for (const [day, state] of states.entries()) await board.scrape([state, ...others], day * days)
    const { firstSeen, lastSeen, changes: seen } = await record(board, 'p1')
    expect([firstSeen, lastSeen]).toEqual([board.at(0), null])
    expect(seen).toEqual([
      { seenAt: board.at(days), changes: [{ field: 'title', before: 'Teacher p1', after: 'Head Teacher' }] },
      {
        seenAt: board.at(2 * days),
        changes: [
          { field: 'places', before: ['Remote'], after: ['Austin, TX'] },
          { field: 'workplace', before: 'Remote', after: 'On-Site' },
        ],
      },
      {
        seenAt: board.at(3 * days),
        changes: [{ field: 'text', before: null, after: 'Every day.' }],
      },
    ])
    expect(await changes(board, 'other1')).toEqual([])
  })

  test('an unchanged posting, newer rules, another address and a department are no change', async () => {
    const board = await bench.board()
    await board.scrape([posting('p1'), ...others])
    const moved = posting('p1', { url: 'https://new.example/p1', department: 'Math', postedAt: '2026-05-01' })
    await board.scrape([moved, ...others], days)
    await board.scrape([moved, ...others], 2 * days, { curation: plainCuration(2).curation })
    expect(await changes(board, 'p1')).toEqual([])
  })

  // Both states are read by the rules of the day of the change.
  test('rules that read pay better than before do not make it look added', async () => {
    const board = await bench.board()
    const paid = (html: string) => posting('p1', { html })
    await board.scrape([paid('<p>Pay $50,000.</p>'), ...others])
    const { curation } = plainCuration(2)
    const better = {
      ...curation,
      curate: async (...asked: Parameters<typeof curation.curate>) =>
        (await curation.curate(...asked)).map((one) => ({
          ...one,
          job: { ...one.job, salaryRange: /\$[\d,]+/.exec(one.description ?? '')?.[0] ?? null },
        })),
    }
    await board.scrape([paid('<p>Pay $50,000. Apply soon.</p>'), ...others], days, { curation: better })
    expect((await changes(board, 'p1')).map(({ field }) => field)).toEqual(['text'])
    await board.scrape([paid('<p>Apply soon.</p>'), ...others], 2 * days, { curation: better })
    expect(await changes(board, 'p1')).toContainEqual({ field: 'pay', before: '$50,000', after: null })
  })

  test('a newer reader, and a text that could not be read, are no change', async () => {
    const board = await bench.board()
    await board.scrape([posting('p1', { listFingerprint: 'a' }), ...others])
    const more = posting('p1', { html: '<p>More is read.</p>', listFingerprint: 'a' })
    await board.scrape([more, ...others], days, { validatorsVersion: '2:1' })
    await board.scrape([posting('p1', { html: null, listFingerprint: null }), ...others], 2 * days, {
      validatorsVersion: '2:1',
    })
    await board.scrape([more, ...others], 3 * days, { validatorsVersion: '2:1' })
    expect(await changes(board, 'p1')).toEqual([])
    const edited = posting('p1', { html: '<p>Another text.</p>', listFingerprint: 'b' })
    await board.scrape([edited, ...others], 4 * days, { validatorsVersion: '2:1' })
    expect(await changes(board, 'p1')).toHaveLength(1)
  })

  test('what an admin set is not the employer’s change', async () => {
    const board = await bench.board()
    await board.scrape([posting('p1'), ...others])
    const { id } = await board.job('p1')
    await bench.sql(`update jobs set title = 'Ours', overrides = '{"title": "Ours"}' where id = $1`, [id])
    await board.scrape([posting('p1', { html: '<p>Other.</p>' }), ...others], days)
    expect((await changes(board, 'p1')).map(({ field }) => field)).toEqual(['text'])
  })
})

// holds Beyond §2: a version that equals an earlier one is a reference
test('a board that flips between two texts keeps each text once', async () => {
  const board = await bench.board()
  const text = (day: number) => posting('p1', { html: day % 2 ? '<p>Odd days.</p>' : '<p>Even days.</p>' })
  for (let day = 0; day < 8; day += 1) await board.scrape([text(day), ...others], day * days)
  expect(await changes(board, 'p1')).toHaveLength(7)
  const { id } = (await board.job('p1')).posting
  const kept = (await versions()).filter(({ postingId }) => postingId === id)
  expect(kept.filter(({ compressedText }) => compressedText !== null)).toHaveLength(2)
  expect(new Set(kept.map(({ textHash }) => textHash)).size).toBe(2)
})

describe('gone and back', () => {
  test('with its id: the same job, with the days when it was away', async () => {
    const board = await bench.board()
    await board.scrape([posting('p1'), ...others])
    await board.scrape(others, days)
    expect((await record(board, 'p1')).lastSeen).toEqual(board.at(0))
    await board.scrape([posting('p1'), ...others], 3 * days)
    await board.scrape(others, 4 * days)
    await board.scrape([posting('p1'), ...others], 5 * days)
    expect(await record(board, 'p1')).toMatchObject({
      lastSeen: null,
      changes: [],
      absences: [
        { goneAt: board.at(days), backAt: board.at(3 * days) },
        { goneAt: board.at(4 * days), backAt: board.at(5 * days) },
      ],
    })
  })

  test('a doubted scrape says nothing of what it missed', async () => {
    const board = await bench.board()
    const many = Array.from({ length: 12 }, (_, index) => posting(`m${index}`))
    await board.scrape(many)
    expect(await board.scrape([posting('m0')], days)).toMatchObject({ outcome: 'suspect' })
    await board.scrape(many, days + 5 * minutes)
    expect(await record(board, 'm5')).toMatchObject({ lastSeen: null, absences: [], changes: [] })
  })

  // holds Beyond §2: Versions survive Delete Server Jobs
  test('a board whose jobs an admin deleted and scraped again keeps its record, without a gap', async () => {
    const board = await bench.board()
    await board.scrape([posting('p1'), ...others])
    await board.scrape([posting('p1', { title: 'Head Teacher' }), ...others], days)
    await bench.deleteJobs(board)
    await board.scrape([posting('p1', { title: 'Head Teacher' }), ...others], 2 * days)
    expect(await record(board, 'p1')).toMatchObject({ lastSeen: null, absences: [], firstSeen: board.at(0) })
    expect(await changes(board, 'p1')).toHaveLength(1)
  })
})

// holds Beyond §2: Listed again: a posting with a new id that comes within 180 days after another went
describe('listed again with another id', () => {
  const text = (more = '') =>
    `<p>You teach algebra and geometry to ninth graders online, four classes a day, and meet their families once a month. ${more}</p>`
  const teacher = (id: string, more: Parameters<typeof posting>[1] = {}) =>
    posting(id, { title: 'Math Teacher', html: text(), ...more })
  const earlier = async (board: Bench, externalId: string) => (await record(board, externalId)).earlier

  test('in the night in which the other went, or months later, with each listing before it', async () => {
    const board = await bench.board()
    await board.scrape([teacher('a'), ...others])
    await board.scrape([teacher('b'), ...others], 10 * days)
    await board.scrape(others, 20 * days)
    await board.scrape([teacher('c', { title: 'REPOSTED: Math Teacher' }), ...others], 100 * days)
    expect(await earlier(board, 'b')).toEqual([
      { title: 'Math Teacher', firstSeen: board.at(0), lastSeen: board.at(0) },
    ])
    expect(await earlier(board, 'c')).toEqual([
      { title: 'Math Teacher', firstSeen: board.at(0), lastSeen: board.at(0) },
      { title: 'Math Teacher', firstSeen: board.at(10 * days), lastSeen: board.at(10 * days) },
    ])
  })

  test.each<[string, Parameters<typeof posting>[1], number]>([
    [
      'another text',
      { html: '<p>You lead a team of twelve and own the budget of the whole online school.</p>' },
      10,
    ],
    ['no text', { html: null }, 10],
    ['another title', { title: 'Math Teacher, Grade 4' }, 10],
    ['another place', { places: ['Remote', 'Remote - Ohio'] }, 10],
    ['half a year later', {}, 190],
  ])('not with %s', async (_, more, day) => {
    const board = await bench.board()
    await board.scrape([teacher('a'), ...others])
    await board.scrape(others, 5 * days)
    await board.scrape([teacher('b', more), ...others], day * days)
    expect(await earlier(board, 'b')).toEqual([])
  })

  // holds Beyond §2: Two that were open at the same time are two vacancies, whatever their texts
  test('not one that stood beside the other, nor where a third stood beside either', async () => {
    const board = await bench.board()
    await board.scrape([teacher('a'), teacher('b'), ...others])
    await board.scrape([teacher('b'), teacher('c'), ...others], 10 * days)
    await board.scrape([teacher('d'), ...others], 20 * days)
    for (const id of ['b', 'c', 'd']) expect(await earlier(board, id)).toEqual([])
  })

  test('not two at once that follow one', async () => {
    const board = await bench.board()
    await board.scrape([teacher('a'), ...others])
    await board.scrape([teacher('b'), teacher('c'), ...others], days)
    for (const id of ['b', 'c']) expect(await earlier(board, id)).toEqual([])
  })

  test('in one of several towns of one title, where the others stay', async () => {
    const board = await bench.board()
    const show = (...ids: string[]) =>
      ids.map((id, index) => teacher(id, { places: [`Pond ${index}, TX`] })).concat(others)
    await board.scrape(show('a', 'b', 'old'))
    await board.scrape(show('a', 'b', 'new'), 10 * days)
    expect(await earlier(board, 'new')).toMatchObject([{ title: 'Math Teacher' }])
  })

  test('not of a board that gives all its postings new ids at once: those are new numbers', async () => {
    const board = await bench.board()
    const all = (id: string) =>
      Array.from({ length: 12 }, (_, index) =>
        teacher(`${id}${index}`, { title: `Teacher of class ${index}` }),
      )
    await board.scrape(all('old'))
    expect(await board.scrape(all('new'), days)).toMatchObject({ outcome: 'suspect' })
    expect(await board.scrape(all('new'), days + 90 * minutes)).toMatchObject({ deletedJobs: 12 })
    expect(await earlier(board, 'new3')).toEqual([])
  })

  test('on another board of the employer; not at our first look at one, where nothing need be new', async () => {
    const [old, next] = [
      await bench.board({ companyName: 'Moved' }),
      await bench.board({ companyName: 'Moved' }),
    ]
    await old.scrape([teacher('a'), ...others])
    await old.scrape(others, 5 * days)
    await next.scrape([teacher('x'), ...others], 8 * days)
    expect(await earlier(next, 'x')).toEqual([])
    await next.scrape([posting('only')], 9 * days, { complete: false })
    await old.scrape([teacher('z', { title: 'Head of Math' }), ...others], 10 * days)
    await old.scrape(others, 11 * days)
    await next.scrape([teacher('x'), teacher('y', { title: 'Head of Math' }), ...others], 12 * days)
    expect(await earlier(next, 'y')).toHaveLength(1)
  })

  test('not told of one that is back beside it: those are two vacancies', async () => {
    const board = await bench.board()
    await board.scrape([teacher('a'), ...others])
    await board.scrape([teacher('b'), ...others], 10 * days)
    expect(await earlier(board, 'b')).toHaveLength(1)
    await board.scrape([teacher('a'), teacher('b'), ...others], 20 * days)
    expect(await earlier(board, 'b')).toEqual([])
  })
})

describe('a scrape that ends halfway leaves nothing behind, and the next one sees the same change', () => {
  const stop = () => Promise.reject(new Error('The worker was killed.'))
  test.each<[string, typeof postingRecord]>([
    ['before the version is kept', { ...postingRecord, storePostingVersions: stop }],
    [
      'after the version is kept',
      {
        ...postingRecord,
        storePostingVersions: (...of) => postingRecord.storePostingVersions(...of).then(stop),
      },
    ],
    ['after all is written', { ...postingRecord, noteListedAgain: stop }],
  ])('%s', async (_, record) => {
    const board = await bench.board()
    await board.scrape([posting('p1'), ...others])
    const edited = [posting('p1', { title: 'Head Teacher' }), posting('new'), ...others]
    const { curation } = plainCuration()
    await expect(commitScrape(bench.db, board.answer(edited, days), curation, record)).rejects.toThrow(
      'killed',
    )
    expect(await changes(board, 'p1')).toEqual([])
    await board.scrape(edited, 2 * days)
    await board.scrape(edited, 3 * days)
    expect(await changes(board, 'p1')).toEqual([
      { field: 'title', before: 'Teacher p1', after: 'Head Teacher' },
    ])
  })
})

test('a job that is forgotten takes its versions along', async () => {
  const board = await bench.board()
  await board.scrape([posting('p1'), ...others])
  await board.scrape([posting('p1', { title: 'Head Teacher' }), ...others], days)
  const { posting: stored } = await board.job('p1')
  await bench.sql('delete from postings where id = $1', [stored.id])
  expect((await versions()).filter(({ postingId }) => postingId === stored.id)).toEqual([])
})
