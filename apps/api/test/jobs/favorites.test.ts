import { schema } from '@lilypad/db'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { DAY, failureOf, LOG_IN_FIRST } from '../accounts/account-kit.ts'
import { type Browser, useApi } from '../create-test-api.ts'

const NOT_AVAILABLE = { status: 404, message: 'This job is not available.' }
let clock = new Date()
const api = useApi({ now: () => clock })

async function applicationOf(person: { id: number }, job: { id: number }) {
  const { trackedJobs } = schema
  const isIt = and(eq(trackedJobs.userId, person.id), eq(trackedJobs.jobId, job.id))
  const [row] = await api.db.select().from(trackedJobs).where(isIt)
  return row
}
const toggle = async (browser: Browser, job: { id: number }) =>
  (await browser.toggleFavoriteJob({ id: job.id })).is_tracked
const note = (person: { id: number }) =>
  api.db
    .update(schema.trackedJobs)
    .set({ status: 2, notes: 'They called back.' })
    .where(eq(schema.trackedJobs.userId, person.id))

// holds Part 2 §7 Jobs: `POST /api/toggle_favorite_job`
describe('toggle_favorite_job', () => {
  // holds Part 2 §4: Favourite flips after success, blocked while pending
  test('favourite to not favourite and back; load_tracked_job_ids and the job page tell', async () => {
    const person = await api.a.subscriber()
    const [browser, job] = [await api.as(person), await api.a.job()]
    expect(await toggle(browser, job)).toBe(true)
    expect((await browser.loadTrackedJobIds({})).ids).toEqual([job.id])
    expect((await browser.loadFrontEndJob({ id: job.id })).job.is_tracked).toBe(true)
    expect(await toggle(browser, job)).toBe(false)
    expect((await browser.loadTrackedJobIds({})).ids).toEqual([])
    expect(await toggle(browser, job)).toBe(true)
  })

  // holds Part 2 §2 Dashboard: The star toggles tracking
  // holds Decisions §9: Tracker statuses; new rows are Saved; above 1 celebrates
  test('puts the job on the tracker as Saved, with a copy of the fields shown', async () => {
    const person = await api.a.subscriber()
    const job = await api.a.job({ salaryMax: 90_000, salaryRange: '$80k - $90k', audience: ['RS1', 'CP1'] })
    await toggle(await api.as(person), job)
    expect(await applicationOf(person, job)).toMatchObject({
      status: 0,
      notes: '',
      isByHand: false,
      trackedAt: clock,
      untrackedAt: null,
      snapshot: {
        title: job.title,
        companyName: job.companyName,
        url: job.url,
        category: 'Curriculum',
        audience: ['Relevant Skills (2-5 years)', 'PreK-12 Educator'],
        salaryMax: 90_000,
        salaryRange: '$80k - $90k',
        workplace: 'Remote',
        logoFile: null,
      },
    })
  })

  // holds Decisions §4: Free members star and track, save no searches
  test('free members may star the jobs that they see, and no others', async () => {
    const browser = await api.as(await api.a.user())
    expect(await toggle(browser, await api.a.job({ freeTenth: true }))).toBe(true)
    expect(await toggle(browser, await api.a.job({ featured: true }))).toBe(true)
    const hidden = await api.a.job()
    expect(await failureOf(browser.toggleFavoriteJob({ id: hidden.id }))).toEqual(NOT_AVAILABLE)
    expect(await failureOf(browser.toggleFavoriteJob({ id: 999_999 }))).toEqual(NOT_AVAILABLE)
  })

  test('a job that was never listed is not there', async () => {
    const browser = await api.as(await api.a.subscriber())
    const unlisted = await api.a.job({ unlistedReason: 'not_remote', approvedAt: null })
    expect(await failureOf(browser.toggleFavoriteJob({ id: unlisted.id }))).toEqual(NOT_AVAILABLE)
  })

  test('a member who is free by now can remove and restore stars, even of jobs outside the free subset', async () => {
    const [person, job] = [await api.a.user(), await api.a.job()]
    await api.a.star(person, job)
    const browser = await api.as(person)
    expect(await toggle(browser, job)).toBe(false)
    expect(await toggle(browser, job)).toBe(true)
  })

  // holds Part 2 §6: Anonymous: no filters, banner, no favourites
  test('visitors are asked to log in', async () => {
    const job = await api.a.job({ featured: true })
    expect(await failureOf(api.visitor().toggleFavoriteJob({ id: job.id }))).toEqual(LOG_IN_FIRST)
  })

  test('one person’s star is nobody else’s', async () => {
    const [person, other] = [await api.a.subscriber(), await api.a.subscriber()]
    const job = await api.a.job()
    await toggle(await api.as(person), job)
    expect(await toggle(await api.as(other), job)).toBe(true)
    expect(await toggle(await api.as(other), job)).toBe(false)
    expect(await applicationOf(person, job)).toMatchObject({ untrackedAt: null })
  })

  test('two clicks at once are two toggles', async () => {
    const person = await api.a.subscriber()
    const [browser, job] = [await api.as(person), await api.a.job()]
    const both = await Promise.all([toggle(browser, job), toggle(browser, job)])
    expect(both.sort()).toEqual([false, true])
    expect(await applicationOf(person, job)).toMatchObject({ untrackedAt: clock })
  })
})

describe('starring again', () => {
  const unstarredAndNoted = async () => {
    const person = await api.a.subscriber()
    const [browser, job] = [await api.as(person), await api.a.job()]
    await toggle(browser, job)
    await note(person)
    await toggle(browser, job)
    return { person, browser, job }
  }

  // holds Decisions §7: Un-starring hides; within 30 days all is restored, then erased
  test('within 30 days restores status and notes, even when the listing is gone', async () => {
    const start = clock
    const { person, browser, job } = await unstarredAndNoted()
    await api.db.update(schema.jobs).set({ unlistedReason: 'low_paying' }).where(eq(schema.jobs.id, job.id))
    clock = new Date(start.getTime() + 29 * DAY)
    expect(await toggle(browser, job)).toBe(true)
    expect(await applicationOf(person, job)).toMatchObject({ status: 2, notes: 'They called back.' })
    clock = start
  })

  test('later it starts again as a new application', async () => {
    const start = clock
    const { person, job } = await unstarredAndNoted()
    clock = new Date(start.getTime() + 30 * DAY + 1_000)
    expect(await toggle(await api.as(person), job)).toBe(true)
    expect(await applicationOf(person, job)).toMatchObject({ status: 0, notes: '', trackedAt: clock })
    clock = start
  })
})
