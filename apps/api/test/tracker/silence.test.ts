import { DAY_MS } from '@lilypad/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { failureOf, LOG_IN_FIRST } from '../accounts/account-kit.ts'
import { type Browser, useApi } from '../create-test-api.ts'

const START = '2027-03-10T14:00:00.000Z'
let clock = new Date(START)
const api = useApi({ now: () => clock })
function daysLater(days: number) {
  clock = new Date(Date.parse(START) + days * DAY_MS)
}

beforeEach(() => daysLater(0))

const member = async () => api.as(await api.a.user())
const addJob = async (browser: Browser, tracker_status: number, job_title = 'Pond Keeper') =>
  (await browser.addTrackedJob({ job_title, company_name: 'Quiet Pond School', tracker_status })).job.id
const silentIds = async (browser: Browser) =>
  (await browser.loadSilentApplications({})).jobs.map(({ id }) => id)
async function findTracked(browser: Browser, id: number) {
  const found = (await browser.loadTrackedJobs({})).jobs.find((job) => job.id === id)
  if (!found) throw new Error(`${id} is not on the tracker`)
  return found
}

// holds Beyond §6: `GET /api/load_silent_applications`
describe('load_silent_applications', () => {
  test('tells of applications without a change for 21 days, the longest silent first', async () => {
    const browser = await member()
    const later = await addJob(browser, 1, 'Reed Cutter')
    const first = await addJob(browser, 1)
    daysLater(1)
    await browser.updateTrackedJob({ job: { id: later, tracker_status: 2 } })
    daysLater(20.99)
    expect(await browser.loadSilentApplications({})).toEqual({ success: true, days: 21, jobs: [] })
    daysLater(21)
    expect(await silentIds(browser)).toEqual([first])
    daysLater(22)
    expect(await browser.loadSilentApplications({})).toEqual({
      success: true,
      days: 21,
      jobs: [
        {
          id: first,
          title: 'Pond Keeper',
          company: 'Quiet Pond School',
          tracker_status: 1,
          since: START,
        },
        {
          id: later,
          title: 'Reed Cutter',
          company: 'Quiet Pond School',
          tracker_status: 2,
          since: '2027-03-11T14:00:00.000Z',
        },
      ],
    })
  })

  test.each([
    ['Withdrawn', -2, false],
    ['Not Selected', -1, false],
    ['Saved', 0, false],
    ['Applied', 1, true],
    ['Interviewing', 2, true],
    ['Offer', 3, false],
    ['Accepted', 4, false],
  ])('asks about the status %s: %s %s', async (_name, status, isAsked) => {
    const browser = await member()
    const id = await addJob(browser, status)
    daysLater(25)
    expect(await silentIds(browser)).toEqual(isAsked ? [id] : [])
  })

  test.each<[string, { tracker_status?: number; notes?: string; remind_on?: string | null }, boolean]>([
    ['a new status', { tracker_status: 2 }, false],
    ['new notes', { notes: 'Wrote to Kim.' }, false],
    ['the same notes', { notes: '' }, true],
    ['a reminder', { remind_on: '2027-04-20' }, false],
    ['no reminder where there was none', { remind_on: null }, true],
  ])('%s counts as a change: not asked is %#', async (_name, change, isAsked) => {
    const browser = await member()
    const id = await addJob(browser, 1)
    daysLater(15)
    await browser.updateTrackedJob({ job: { id, ...change } })
    daysLater(25)
    expect(await silentIds(browser)).toEqual(isAsked ? [id] : [])
    daysLater(36)
    expect(await silentIds(browser)).toEqual([id])
  })

  test('asks about nothing that has its interview ahead, and counts from the interview afterwards', async () => {
    const browser = await member()
    const id = await addJob(browser, 2)
    const interview = { at: '2027-03-25T14:00:00.000Z', zone: 'America/Chicago' }
    await browser.updateTrackedJob({ job: { id, interview } })
    daysLater(25)
    expect(await silentIds(browser)).toEqual([])
    daysLater(36)
    expect(await browser.loadSilentApplications({})).toMatchObject({ jobs: [{ id, since: interview.at }] })
  })

  test('leaves out what was taken off the tracker, and what others track; visitors are asked to log in', async () => {
    const [browser, other] = [await member(), await member()]
    const id = await addJob(browser, 1)
    await browser.toggleTracking({ airtable_id: id })
    daysLater(25)
    expect(await silentIds(browser)).toEqual([])
    expect(await silentIds(other)).toEqual([])
    expect(await failureOf(api.visitor().loadSilentApplications({}))).toEqual(LOG_IN_FIRST)
  })
})

// holds Beyond §6: `POST /api/set_silence_days`
test('a person sets the days for themselves: 7 to 90, whole', async () => {
  const [browser, other] = [await member(), await member()]
  const id = await addJob(browser, 1)
  await browser.setSilenceDays({ days: 7 })
  daysLater(7)
  expect(await browser.loadSilentApplications({})).toMatchObject({ days: 7, jobs: [{ id }] })
  expect(await other.loadSilentApplications({})).toMatchObject({ days: 21 })
  await browser.setSilenceDays({ days: 90 })
  for (const days of [6, 91, 21.5, '21' as unknown as number])
    expect(await failureOf(browser.setSilenceDays({ days }))).toMatchObject({ status: 400 })
  expect(await browser.loadSilentApplications({})).toMatchObject({ days: 90, jobs: [] })
})

const CHANGES = [{ status: 1, at: START }]
const REFUSED = { status: -1, at: '2027-04-04T14:00:00.000Z' }

// holds Beyond §6: `POST /api/answer_silence`
// holds Beyond §6: `POST /api/undo_silence_answer`
describe('an answer about a silent application', () => {
  test.each([
    ['waiting', { tracker_status: 1, remind_on: null, status_changes: CHANGES }, 46],
    ['remind', { tracker_status: 1, remind_on: '2027-04-11', status_changes: CHANGES }, 46],
    ['no_reply', { tracker_status: -1, remind_on: null, status_changes: [...CHANGES, REFUSED] }, null],
    ['rejected', { tracker_status: -1, remind_on: null, status_changes: [...CHANGES, REFUSED] }, null],
  ] as const)(
    '%s is as it says, asks again only after as many days, and can be taken back',
    async (answer, after, askedOn) => {
      const browser = await member()
      const id = await addJob(browser, 1)
      daysLater(25)
      const [before, silent] = [await findTracked(browser, id), await browser.loadSilentApplications({})]
      expect(await browser.answerSilence({ id, answer })).toEqual({ success: true, ...after })
      expect(await findTracked(browser, id)).toEqual({ ...before, ...after })
      expect(await silentIds(browser)).toEqual([])
      if (askedOn !== null) {
        daysLater(askedOn - 0.01)
        expect(await silentIds(browser)).toEqual([])
        daysLater(askedOn)
        expect(await silentIds(browser)).toEqual([id])
      }
      const undone = { tracker_status: 1, remind_on: null, status_changes: CHANGES }
      expect(await browser.undoSilenceAnswer({ id })).toEqual({ success: true, ...undone })
      expect(await findTracked(browser, id)).toEqual(before)
      expect(await browser.loadSilentApplications({})).toEqual(silent)
    },
  )

  test('gives back a reminder of the past and an earlier answer', async () => {
    const browser = await member()
    const id = await addJob(browser, 2)
    await browser.updateTrackedJob({ job: { id, remind_on: '2027-03-12' } })
    daysLater(25)
    await browser.answerSilence({ id, answer: 'waiting' })
    daysLater(50)
    const silent = await browser.loadSilentApplications({})
    await browser.answerSilence({ id, answer: 'remind' })
    expect(await browser.undoSilenceAnswer({ id })).toMatchObject({ remind_on: '2027-03-12' })
    expect(await browser.loadSilentApplications({})).toEqual(silent)
  })

  test('cannot be taken back twice, or after the application was changed otherwise', async () => {
    const browser = await member()
    const id = await addJob(browser, 1)
    const changedSince = { status: 409, message: 'This application has changed since.' }
    expect(await failureOf(browser.undoSilenceAnswer({ id }))).toEqual(changedSince)
    await browser.answerSilence({ id, answer: 'rejected' })
    await browser.undoSilenceAnswer({ id })
    expect(await failureOf(browser.undoSilenceAnswer({ id }))).toEqual(changedSince)
    await browser.answerSilence({ id, answer: 'rejected' })
    await browser.updateTrackedJob({ job: { id, tracker_status: 3 } })
    expect(await failureOf(browser.undoSilenceAnswer({ id }))).toEqual(changedSince)
    expect(await findTracked(browser, id)).toMatchObject({ tracker_status: 3 })
  })

  test('is for an application of the person’s own that waits for the employer', async () => {
    const [browser, other] = [await member(), await member()]
    const [offer, theirs] = [await addJob(browser, 3), await addJob(other, 1)]
    for (const id of [offer, theirs, 999_999])
      expect(await failureOf(browser.answerSilence({ id, answer: 'rejected' }))).toEqual({
        status: 409,
        message: 'This application is no longer waiting for an answer.',
      })
    const unknown = { id: offer, answer: 'perhaps' as 'waiting' }
    expect(await failureOf(browser.answerSilence(unknown))).toMatchObject({ status: 400 })
    expect(await findTracked(other, theirs)).toMatchObject({ tracker_status: 1 })
  })
})

test('the days and the last answer are in a person’s data', async () => {
  const person = await api.a.user()
  const browser = await api.as(person)
  const id = await addJob(browser, 1)
  await browser.setSilenceDays({ days: 30 })
  await browser.answerSilence({ id, answer: 'waiting' })
  expect((await browser.downloadMyData({})).data).toMatchObject({
    profile: { silenceDays: 30 },
    tracker: [{ jobId: id, touchedAt: START, beforeAnswer: { status: 1, remindOn: null, touchedAt: null } }],
  })
})
