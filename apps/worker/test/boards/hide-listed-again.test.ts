import { editBoard, hideCompany, hideJob, listHidden, unhideJob } from '@lilypad/db'
import { makers } from '@lilypad/testing'
import { describe, expect, test } from 'vitest'
import { days, openScrapeBench, posting } from './scrape-bench.ts'

const bench = openScrapeBench()
const others = Array.from({ length: 8 }, (_, index) => posting(`other${index}`))
const text =
  '<p>You teach algebra and geometry to ninth graders online, four classes a day, and meet their families once a month.</p>'
const teacher = (id: string) => posting(id, { title: 'Math Teacher', html: text })
const now = new Date('2026-03-02T15:00:00Z')

async function person() {
  const { id: userId } = await makers(bench.db).subscriber()
  const whose = (jobId: number) => ({ userId, jobId, tier: 'premium' as const })
  return {
    userId,
    hide: (job: { id: number }) => hideJob(bench.db, { ...whose(job.id), reason: 'pay', now }),
    unhide: (job: { id: number }) => unhideJob(bench.db, whose(job.id)),
    hidden: async () => {
      const { jobs } = await listHidden(bench.db, { userId, tier: 'premium' })
      return jobs.map(({ id }) => id).toSorted((a, b) => a - b)
    },
  }
}

// holds Beyond §3: a hidden job that is listed again stays hidden
describe('a hidden job that is listed again stays hidden', () => {
  test('in the night in which it went, and months later again; not for others', async () => {
    const board = await bench.board()
    const [one, other] = [await person(), await person()]
    await board.scrape([teacher('a'), ...others])
    const a = await board.job('a')
    await one.hide(a)
    await board.scrape([teacher('b'), ...others], 10 * days)
    await board.scrape(others, 20 * days)
    await board.scrape([teacher('c'), ...others], 100 * days)
    const [b, c] = [await board.job('b'), await board.job('c')]
    expect(await one.hidden()).toEqual([a.id, b.id, c.id])
    expect(await other.hidden()).toEqual([])
    await one.unhide(c)
    expect(await one.hidden()).toEqual([])
  })

  test('also when it is hidden only after it was listed again', async () => {
    const board = await bench.board()
    const one = await person()
    await board.scrape([teacher('a'), ...others])
    await board.scrape([teacher('b'), ...others], 10 * days)
    const [a, b] = [await board.job('a'), await board.job('b')]
    await one.hide(a)
    expect(await one.hidden()).toEqual([a.id, b.id])
  })

  test('also when it comes back with its own id', async () => {
    const board = await bench.board()
    const one = await person()
    await board.scrape([teacher('a'), ...others])
    const a = await board.job('a')
    await one.hide(a)
    await board.scrape(others, 10 * days)
    await board.scrape([teacher('a'), ...others], 20 * days)
    expect([await one.hidden(), (await board.job('a')).id]).toEqual([[a.id], a.id])
  })

  test('hidden while the scrape that lists it again is being written, it takes both along', async () => {
    const board = await bench.board()
    const people = await Promise.all(Array.from({ length: 6 }, person))
    await board.scrape([teacher('a'), ...others])
    const a = await board.job('a')
    await Promise.all([
      ...people.slice(0, 3).map((one) => one.hide(a)),
      board.scrape([teacher('b'), ...others], 10 * days),
      ...people.slice(3).map((one) => one.hide(a)),
    ])
    const b = await board.job('b')
    for (const one of people) expect(await one.hidden()).toEqual([a.id, b.id])
  })

  test('a shown one is shown again: what the person took back is not hidden later', async () => {
    const board = await bench.board()
    const one = await person()
    await board.scrape([teacher('a'), ...others])
    const a = await board.job('a')
    await one.hide(a)
    await one.unhide(a)
    await board.scrape([teacher('b'), ...others], 10 * days)
    expect(await one.hidden()).toEqual([])
  })
})

test('a hidden employer stays hidden under a new name', async () => {
  const board = await bench.board({ companyName: 'Old Pond' })
  const one = await person()
  await hideCompany(bench.db, { userId: one.userId, companyName: 'Old Pond' })
  await editBoard(bench.db, board.id, { companyName: 'New Pond', logoUrl: null }, now)
  const { companies } = await listHidden(bench.db, { userId: one.userId, tier: 'premium' })
  expect(companies).toEqual(['New Pond', 'Old Pond'])
})
