import { listUncheckedJobs, schema } from '@lilypad/db'
import { addDays, DAY_MS, newYorkDay } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkMarkup } from '../../src/areas/jobs/pages/watch-markup.ts'
import { failureOf } from '../admin/desk-boards.ts'
import { usePublicPages } from './public-pages.ts'

const { api } = usePublicPages()
const admin = async () => api().as(await api().a.user({ isAdmin: true }))

// holds Beyond §7: `GET /admin-api/load_search_engine_report`
// holds Decisions §3 Added calls: Admin: `GET /admin-api/load_search_engine_report`
test('says which public jobs break the documented fields, and that no closed one carries markup', async () => {
  const made = { freeTenth: true, description: 'You will write lessons.' }
  const sound = await api().a.job({ ...made, title: 'Sound', locations: ['US-OH'], isPlaceStated: true })
  const broken = await api().a.job({ ...made, title: 'Broken', locations: [], postedOn: '2099-01-01' })
  await api().a.job({ ...made, title: 'Silent', description: '', summary: '' })
  await api().a.job({ title: 'Of members', postedOn: '2099-01-01' })
  const gone = { ...made, unlistedReason: 'deleted' as const }
  await api().a.job({ ...gone, title: 'Closed', deletedAt: new Date() })
  await api().a.job({ ...gone, title: 'Long closed', deletedAt: new Date(Date.now() - 40 * DAY_MS) })
  await api()
    .db.insert(schema.outgoingNotices)
    .values([
      {
        kind: 'indexnow',
        url: 'https://a.example/jobs/1',
        version: 'listed',
        toldAt: new Date('2027-01-02'),
      },
      { kind: 'indexnow', url: 'https://a.example/jobs/2', version: 'listed', error: 'The answer was 403.' },
      { kind: 'indexnow', url: 'https://a.example/jobs/3', version: 'listed' },
    ])
  await api().announceJobs()
  const desk = await admin()
  await expect
    .poll(async () => (await desk.loadSearchEngineReport({})).sitemap.jobs, { timeout: 60_000 })
    .toBe(3)
  await checkMarkup(api().deps)
  const report = await desk.loadSearchEngineReport({})
  expect(report).toMatchObject({ num_public: 3, num_with_markup: 2, num_closed: 1, closed_with_markup: [] })
  expect(report.broken.map(({ job_id: id }) => id)).toEqual([broken.id])
  expect(report.broken[0]?.problems).toContain('Was posted in the future (datePosted)')
  expect(report.problems).toContainEqual({ problem: 'Was posted in the future (datePosted)', jobs: 1 })
  expect(report.broken.some(({ job_id: id }) => id === sound.id)).toBe(false)
  expect(report.finders).toEqual([
    {
      finder: 'indexnow',
      told: 1,
      waiting: 2,
      refused: 1,
      last_told_at: '2027-01-02T00:00:00.000Z',
      error: 'The answer was 403.',
    },
  ])
})

// holds Beyond §7: the markup of a job is checked at each change, whether or not somebody looks
test('a job that breaks a field is in the report after its change, and no more once it is mended or closed', async () => {
  const made = {
    freeTenth: true,
    description: 'You will write lessons.',
    locations: ['US-OH'],
    isPlaceStated: true,
  }
  const { id } = await api().a.job({ ...made, title: 'Mended' })
  const desk = await admin()
  const problemsOf = async () => {
    await checkMarkup(api().deps)
    const { broken } = await desk.loadSearchEngineReport({})
    return broken.find((one) => one.job_id === id)?.problems ?? null
  }
  const change = (more: object) =>
    api()
      .db.update(schema.jobs)
      .set({ ...more, changedAt: new Date() })
      .where(eq(schema.jobs.id, id))
  expect(await problemsOf()).toBeNull()
  await change({ postedOn: '2099-01-01' })
  expect(await problemsOf()).toEqual(['Was posted in the future (datePosted)'])
  await change({ postedOn: '2026-01-01' })
  expect(await problemsOf()).toBeNull()
  await change({ postedOn: '2099-01-01' })
  expect(await problemsOf()).not.toBeNull()
  await change({ unlistedReason: 'closed' })
  expect(await problemsOf()).toBeNull()
})

test('only what changed is checked again, what is broken once a day, and all once a week', async () => {
  await api().db.delete(schema.jobs)
  const made = { freeTenth: true, description: 'You will write lessons.', isPlaceStated: true }
  await api().a.job({ ...made, title: 'Sound', locations: ['US-OH'] })
  const broken = await api().a.job({ ...made, title: 'Broken', locations: ['US-OH'], postedOn: '2099-01-01' })
  await checkMarkup(api().deps)
  const due = async (days = 0) =>
    (await listUncheckedJobs(api().db, addDays(newYorkDay(new Date()), days), 10))
      .map(({ title }) => title)
      .sort()
  expect(await due()).toEqual([])
  expect([await due(1), await due(7)]).toEqual([['Broken'], ['Broken']])
  expect(await due(8)).toEqual(['Broken', 'Sound'])
  await api().db.update(schema.jobs).set({ changedAt: new Date() }).where(eq(schema.jobs.id, broken.id))
  expect(await due()).toEqual(['Broken'])
})

test('is for admins', async () => {
  const member = await api().as(await api().a.subscriber())
  expect(await failureOf(member.loadSearchEngineReport({}))).toMatchObject([403, expect.any(String)])
})
