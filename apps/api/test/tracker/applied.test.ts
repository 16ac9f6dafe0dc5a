import { describe, expect, test } from 'vitest'
import { failureOf } from '../accounts/account-kit.ts'
import { type Browser, useApi } from '../create-test-api.ts'
import { putPosting } from '../jobs/put-posting.ts'

let clock = new Date('2027-03-10T14:00:00Z')
const api = useApi({ now: () => clock })

const member = async () => api.as(await api.a.subscriber())
const onTracker = async (browser: Browser) =>
  (await browser.loadTrackedJobs({})).jobs.map((job) => [job.id, job.tracker_status, job.status_changes])
const applied = async (browser: Browser) => (await browser.loadApplied({})).applied

function posting(jobId: number, more: { listsAgain?: number; goneAt?: Date }) {
  const { goneAt, ...of } = more
  return putPosting(api, { boardId: null, jobId, ...of }, { firstSeenAt: clock, ...(goneAt && { goneAt }) })
}

// holds Beyond §3: `POST /api/tracker/did_apply`
describe('did_apply', () => {
  // holds Beyond §3: Did you apply? Yes moves the job to Applied
  test('a yes puts the job on the tracker as Applied today, once however often it is said', async () => {
    const [browser, job] = [await member(), await api.a.job()]
    const yes = { id: job.id, applied: true }
    expect(await browser.didApply(yes)).toMatchObject({ tracker_status: 1 })
    clock = new Date('2027-03-11T14:00:00Z')
    expect(await browser.didApply(yes)).toMatchObject({ tracker_status: 1 })
    expect(await onTracker(browser)).toEqual([[job.id, 1, [{ status: 1, at: '2027-03-10T14:00:00.000Z' }]]])
  })

  // holds Beyond §3: Did you apply? Not yet stars the job
  test('a not yet stars the job, and takes no star away', async () => {
    const [browser, job] = [await member(), await api.a.job()]
    const notYet = { id: job.id, applied: false }
    for (const _time of [1, 2]) expect(await browser.didApply(notYet)).toMatchObject({ tracker_status: 0 })
    expect(await onTracker(browser)).toEqual([[job.id, 0, []]])
  })

  test.each([
    [0, 1],
    [-2, 1],
    [-1, -1],
    [1, 1],
    [3, 3],
  ])('a yes moves an application of status %i to %i', async (before, after) => {
    const [browser, job] = [await member(), await api.a.job()]
    await browser.toggleTracking({ airtable_id: job.id })
    await browser.updateTrackedJob({ job: { id: job.id, tracker_status: before } })
    expect(await browser.didApply({ id: job.id, applied: true })).toMatchObject({ tracker_status: after })
  })

  test('an application taken off the tracker comes back with its notes', async () => {
    const [browser, job] = [await member(), await api.a.job()]
    await browser.toggleTracking({ airtable_id: job.id })
    await browser.updateTrackedJob({ job: { id: job.id, notes: 'Ask Kim.' } })
    await browser.toggleTracking({ airtable_id: job.id })
    await browser.didApply({ id: job.id, applied: true })
    const [back] = (await browser.loadTrackedJobs({})).jobs
    expect(back).toMatchObject({ id: job.id, notes: 'Ask Kim.', tracker_status: 1 })
  })

  test('a job outside the tier is not there', async () => {
    const browser = await api.as(await api.a.user())
    const job = await api.a.job()
    expect(await failureOf(browser.didApply({ id: job.id, applied: true }))).toEqual({
      status: 404,
      message: 'This job is not available.',
    })
  })
})

// holds Beyond §3: `GET /api/load_applied`
describe('load_applied', () => {
  test('tells of applications that were sent, with the day, if one was ever set to Applied, and the employer', async () => {
    clock = new Date('2027-03-10T02:00:00Z')
    const browser = await member()
    const [sent, saved, refused, withdrawn, gone, undone] = await Promise.all(
      Array.from({ length: 6 }, () => api.a.job()),
    ).then((jobs) => jobs.map(({ id }) => id) as [number, number, number, number, number, number])
    const become = (id: number, tracker_status: number) =>
      browser.updateTrackedJob({ job: { id, tracker_status } })
    for (const id of [sent, saved, refused, withdrawn, gone, undone])
      await browser.didApply({ id, applied: [sent, gone, undone].includes(id) })
    await become(refused, -1)
    await become(withdrawn, -2)
    await become(undone, 0)
    await browser.toggleTracking({ airtable_id: gone })
    clock = new Date('2027-04-02T02:00:00Z')
    await become(sent, 2)
    expect((await applied(browser)).map(({ id, applied_on }) => [id, applied_on])).toEqual([
      [sent, '2027-03-09'],
      [refused, null],
    ])
    const [job] = (await browser.loadTrackedJobs({})).jobs.filter(({ id }) => id === sent)
    expect((await applied(browser))[0]?.company_name).toBe(job?.['Company Name'])
    expect(await applied(await member())).toEqual([])
  })

  test('names no later listing that the tier may not see', async () => {
    const person = await api.a.user()
    const [sent, open, paidOnly] = [
      await api.a.job({ freeTenth: true }),
      await api.a.job({ freeTenth: true }),
      await api.a.job({ freeTenth: false }),
    ]
    const browser = await api.as(person)
    await browser.didApply({ id: sent.id, applied: true })
    const before = await posting(sent.id, { goneAt: clock })
    await posting(open.id, { listsAgain: before })
    await posting(paidOnly.id, { listsAgain: before })
    expect((await applied(browser))[0]?.listed_again_as).toEqual([open.id])
  })

  test('names the jobs that list one again, and those that list these again', async () => {
    const browser = await member()
    const [first, second, third] = [await api.a.job(), await api.a.job(), await api.a.job()]
    await browser.didApply({ id: first.id, applied: true })
    const before = await posting(first.id, { goneAt: clock })
    const between = await posting(second.id, { listsAgain: before, goneAt: clock })
    await posting(third.id, { listsAgain: between })
    expect((await applied(browser))[0]?.listed_again_as).toEqual([second.id, third.id])
  })
})
