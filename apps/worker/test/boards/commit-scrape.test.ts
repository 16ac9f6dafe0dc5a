import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { days, minutes, openScrapeBench, plainCuration, posting, postings } from './scrape-bench.ts'

const bench = openScrapeBench()

// holds Decisions §7: Workplace types; only Remote is listed, others are kept
// holds Decisions §7: num_listings_found counts everything, the others the listed
test('a first scrape stores every posting, lists the remote ones, and counts both', async () => {
  const board = await bench.board()
  const found = [...postings(1, 3), posting('office', { places: ['Austin, TX'] })]
  const summary = await board.scrape(found)
  expect(summary).toMatchObject({ outcome: 'complete', found: 4, newJobs: 3, deletedJobs: 0, message: null })
  expect(await board.listed()).toEqual(['p1', 'p2', 'p3'])
  expect(await board.job('office')).toMatchObject({ unlistedReason: 'not_remote', approvedAt: null })
  expect(await board.row()).toMatchObject({ state: 'live', stateReason: null, lastFound: 4, lastNew: 3 })
  const [history] = await board.history()
  expect(history).toMatchObject({ outcome: 'complete', found: 4, listed: 3, newJobs: 3, requests: 1 })
})

// holds Decisions §7: Approved at the first listing scrape
test('a job is approved at the instant of the scrape that first lists it', async () => {
  const board = await bench.board()
  await board.scrape([posting('p1'), posting('p2', { places: ['Austin, TX'] })])
  const second = await board.scrape([posting('p1'), posting('p2')], 60 * minutes)
  expect(second.newJobs).toBe(1)
  expect((await board.job('p1')).approvedAt).toEqual(board.at(0))
  expect((await board.job('p2')).approvedAt).toEqual(board.at(60 * minutes))
})

test('an unchanged posting is neither curated nor touched; a changed one is curated again', async () => {
  const board = await bench.board()
  await board.scrape(postings(1, 3))
  const before = await board.job('p1')
  const { curation, curated } = plainCuration()
  const edited = posting('p2', { html: '<p>Teach another class.</p>' })
  const summary = await board.scrape([posting('p1'), edited, posting('p3')], 60 * minutes, { curation })
  expect(curated).toEqual(['p2'])
  expect(summary).toMatchObject({ newJobs: 0, changedJobs: 1, deletedJobs: 0 })
  expect(await board.job('p1')).toEqual(before)
  expect(await board.job('p2')).toMatchObject({ description: edited.html, changedAt: board.at(60 * minutes) })
})

test('newer rules curate again what has not changed', async () => {
  const board = await bench.board()
  await board.scrape(postings(1, 2))
  const { curation, curated } = plainCuration(2)
  await board.scrape(postings(1, 2), minutes, { curation })
  expect(curated).toEqual(['p1', 'p2'])
  expect((await board.job('p1')).curation).toBe(2)
})

test('a job has the day that its board says, and follows it', async () => {
  const board = await bench.board()
  await board.scrape([posting('p1', { postedAt: '2026-05-20' }), posting('p2')])
  expect([(await board.job('p1')).postedOn, (await board.job('p2')).postedOn]).toEqual(['2026-05-20', null])
  await board.scrape([posting('p1', { postedAt: '2026-06-01' }), posting('p2')], minutes)
  expect((await board.job('p1')).postedOn).toBe('2026-06-01')
})

test('a job that was stored before its day was kept gets it at the next scrape by newer rules', async () => {
  const board = await bench.board()
  const found = [posting('p1', { postedAt: '2026-05-20' })]
  await board.scrape(found)
  await bench.sql('update jobs set posted_on = null where id = $1', [(await board.job('p1')).id])
  await board.scrape(found, minutes, { curation: plainCuration(2).curation })
  expect((await board.job('p1')).postedOn).toBe('2026-05-20')
})

test('a job keeps its identity when its title and its address are edited', async () => {
  const board = await bench.board()
  await board.scrape([posting('p1')])
  const before = await board.job('p1')
  await board.scrape([posting('p1', { title: 'Head Teacher', url: 'https://other.example/1' })], minutes)
  const after = await board.job('p1')
  expect(after).toMatchObject({ title: 'Head Teacher', url: 'https://other.example/1' })
  expect([after.id, after.approvedAt]).toEqual([before.id, before.approvedAt])
})

// holds Decisions §7: Gone: Date Deleted; back: id and approval kept, not new
test('one no longer on its board gets a date deleted and is listed no more', async () => {
  const board = await bench.board()
  await board.scrape(postings(1, 5))
  const summary = await board.scrape(postings(2, 5), 60 * minutes)
  expect(summary).toMatchObject({ outcome: 'complete', deletedJobs: 1 })
  const gone = await board.job('p1')
  expect(gone).toMatchObject({ unlistedReason: 'deleted', deletedAt: board.at(60 * minutes) })
  expect(gone.posting).toMatchObject({ goneAt: board.at(60 * minutes), lastSeenAt: board.at(0) })
})

test('a job that two postings lead to stays until the last of them is gone', async () => {
  const board = await bench.board()
  await board.scrape(postings(1, 6))
  const kept = await board.job('p1')
  const other = (await board.job('p2')).posting
  await bench.sql('update postings set job_id = $1 where id = $2', [kept.id, other.id])
  expect(await board.scrape(postings(2, 6), 60 * minutes)).toMatchObject({ deletedJobs: 0 })
  expect(await board.job('p1')).toMatchObject({ unlistedReason: null })
  expect(await board.scrape(postings(3, 6), 120 * minutes)).toMatchObject({ deletedJobs: 1 })
})

// holds Decisions §2: Ids never change; jobs by hand share the space
// holds Decisions §7: Gone: Date Deleted; back: id and approval kept, not new
test('coming back clears the deletion, with id and approval kept, and it is not new', async () => {
  const board = await bench.board()
  await board.scrape(postings(1, 5))
  const before = await board.job('p1')
  await board.scrape(postings(2, 5), 60 * minutes)
  const summary = await board.scrape(postings(1, 5), 120 * minutes)
  const after = await board.job('p1')
  expect(summary).toMatchObject({ newJobs: 0, deletedJobs: 0 })
  expect(after).toMatchObject({ unlistedReason: null, deletedAt: null, timesReturned: 1 })
  expect([after.id, after.approvedAt]).toEqual([before.id, before.approvedAt])
  expect(after.posting).toMatchObject({ goneAt: null, timesReturned: 1, firstSeenAt: board.at(0) })
})

// holds Decisions §7: Postings and jobs are apart; overrides survive scrapes
test('what an admin set survives a scrape, and decides whether the job is listed', async () => {
  const board = await bench.board()
  await board.scrape([posting('p1', { places: ['Austin, TX'] })])
  const { id } = await board.job('p1')
  const overrides = { workplace: 'Remote', title: 'Tutor' }
  await bench.sql('update jobs set overrides = $2 where id = $1', [id, overrides])
  await board.scrape([posting('p1', { places: ['Austin, TX'], html: '<p>Edited.</p>' })], minutes)
  const job = await board.job('p1')
  expect(job).toMatchObject({ title: 'Tutor', workplace: 'Remote', unlistedReason: null })
  expect(job).toMatchObject({ description: '<p>Edited.</p>', approvedAt: board.at(minutes) })
})

// holds Decisions §4: The free subset by SHA-256, written once
test('the free tenth is fixed by the first posting and never computed again', async () => {
  const board = await bench.board()
  await board.scrape(postings(1, 200))
  const { system, tenant } = await board.row()
  const jobs = await board.jobs()
  for (const [externalId, job] of jobs) {
    const hash = createHash('sha256').update(`${system}:${tenant}:${externalId}`).digest('hex')
    expect(job.freeTenth).toBe(Number.parseInt(hash.slice(0, 8), 16) % 10 === 0)
  }
  const free = [...jobs.values()].filter(({ freeTenth }) => freeTenth)
  expect(free.length).toBeGreaterThan(5)
  expect(free.length).toBeLessThan(40)
})

// holds Decisions §7: Featured is a flag
test('new jobs whose titles the catalogue marks are featured', async () => {
  const board = await bench.board({ featuredTitles: ['teacher P2'] })
  await board.scrape(postings(1, 3))
  const jobs = await board.jobs()
  expect([...jobs].filter(([, { featured }]) => featured).map(([id]) => id)).toEqual(['p2'])
})

test('text that PostgreSQL cannot store is stored without what it cannot', async () => {
  const board = await bench.board()
  const title = 'A\u0000 \ud800broken \\u0000 title \u{1F600}'
  await board.scrape([posting('p1', { title })])
  expect((await board.job('p1')).title).toBe('A broken \\u0000 title \u{1F600}')
})

describe('an undeleted job', () => {
  const undelete = (id: number, at: Date) =>
    bench.sql('update jobs set deleted_at = null, unlisted_reason = null, undeleted_at = $2 where id = $1', [
      id,
      at,
    ])

  // holds Decisions §7: An undeleted job is left for 30 days at most
  test('is not deleted by scrapes for 30 days, and then is', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 5))
    await board.scrape(postings(2, 5), 60 * minutes)
    await undelete((await board.job('p1')).id, board.at(61 * minutes))
    await board.scrape(postings(2, 5), 29 * days)
    expect(await board.listed()).toContain('p1')
    const late = await board.scrape(postings(2, 5), 31 * days)
    expect(late.deletedJobs).toBe(1)
    expect(await board.listed()).toEqual(['p2', 'p3', 'p4', 'p5'])
  })

  test('is an ordinary one once its board has listed it again', async () => {
    const board = await bench.board()
    await board.scrape(postings(1, 5))
    await board.scrape(postings(2, 5), 60 * minutes)
    await undelete((await board.job('p1')).id, board.at(61 * minutes))
    await board.scrape(postings(1, 5), 2 * days)
    expect((await board.job('p1')).undeletedAt).toBeNull()
    await board.scrape(postings(2, 5), 3 * days)
    expect(await board.listed()).not.toContain('p1')
  })
})

describe('a scrape of many postings', () => {
  const many = Array.from({ length: 250 }, (_, index) => posting(`p${index}`))
  const edited = many.map((one) => ({ ...one, html: `${one.html}<p>And coach.</p>` }))

  test('curates while nobody waits for the board', async () => {
    const board = await bench.board()
    await board.scrape(many)
    const { curation } = plainCuration(2)
    let calls = 0
    const watched = {
      ...curation,
      curate: async (...asked: Parameters<typeof curation.curate>) => {
        calls += 1
        await bench.sql('select 1 from boards where id = $1 for update nowait', [board.id])
        return curation.curate(...asked)
      },
    }
    const summary = await board.scrape(edited, 60 * minutes, { curation: watched })
    expect(calls).toBeGreaterThan(0)
    expect(summary).toMatchObject({ outcome: 'complete', found: 250, changedJobs: 250, deletedJobs: 0 })
    expect((await board.job('p249')).description).toContain('And coach.')
  })

  test('that ends in between has lost nothing, and the next one does the rest', async () => {
    const board = await bench.board()
    await board.scrape(many)
    const { curation } = plainCuration()
    let calls = 0
    const breaking = {
      ...curation,
      curate: async (...asked: Parameters<typeof curation.curate>) => {
        calls += 1
        if (calls === 2) throw new Error('The process ends.')
        return curation.curate(...asked)
      },
    }
    await expect(board.scrape(edited, 60 * minutes, { curation: breaking })).rejects.toThrow(
      'The process ends.',
    )
    const half = [...(await board.jobs()).values()]
    expect(half).toHaveLength(250)
    expect(half.filter(({ description }) => description?.includes('And coach.'))).toHaveLength(100)
    const again = plainCuration()
    const summary = await board.scrape(edited, 90 * minutes, { curation: again.curation })
    expect(summary).toMatchObject({ outcome: 'complete', changedJobs: 150, newJobs: 0, deletedJobs: 0 })
    expect(again.curated).toHaveLength(150)
  })

  test('counts its new jobs once, and deletes what is gone by what was live before it', async () => {
    const board = await bench.board()
    await board.scrape(many)
    const others = Array.from({ length: 150 }, (_, index) => posting(`q${index}`))
    const summary = await board.scrape([...many.slice(5), ...others], 60 * minutes)
    expect(summary).toMatchObject({ outcome: 'complete', found: 395, newJobs: 150, deletedJobs: 5 })
    expect(await board.listed()).toHaveLength(395)
  })
})
