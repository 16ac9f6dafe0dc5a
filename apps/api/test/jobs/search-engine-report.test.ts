import { readSalary } from '@lilypad/curation'
import { listUncheckedJobs, schema, storeMarkupChecks } from '@lilypad/db'
import { DAY_MS, newYorkDay } from '@lilypad/domain'
import { findMarkupProblems, jobPosting } from '@lilypad/pages'
import { expect, test } from 'vitest'
import { failureOf } from '../admin/desk-boards.ts'
import { PUBLIC, usePublicPages } from './public-pages.ts'

const { api } = usePublicPages()
/** As a worker does. */
async function checkMarkup() {
  const today = newYorkDay(new Date())
  const checked = (await listUncheckedJobs(api().db, today, 100)).map(({ version, ...job }) => {
    const markup = jobPosting(job, job.description ? { html: job.description } : null, {
      publicUrl: PUBLIC,
      readSalary,
    })
    return { id: job.id, version, problems: markup && findMarkupProblems(markup, new Date()) }
  })
  await storeMarkupChecks(api().db, checked, today)
}
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
  await checkMarkup()
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

test('is for admins', async () => {
  const member = await api().as(await api().a.subscriber())
  expect(await failureOf(member.loadSearchEngineReport({}))).toMatchObject([403, expect.any(String)])
})
