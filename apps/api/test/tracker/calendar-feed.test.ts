import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import ical, { type CalendarComponent, type VEvent } from 'node-ical'
import { describe, expect, test } from 'vitest'
import { failureOf } from '../accounts/account-kit.ts'
import { type Browser, type TestApi, useApi } from '../create-test-api.ts'

let clock = new Date('2027-03-10T14:00:00Z')
const api = useApi({ now: () => clock })

const EVERYTHING = { enabled: true, kinds: ['deadline', 'reminder', 'interview'], detail: 'full' } as const
const asked = (more: Partial<Parameters<Browser['setCalendarFeed']>[0]> = {}) => ({
  ...EVERYTHING,
  kinds: [...EVERYTHING.kinds],
  ...more,
})
const CHICAGO = { at: '2027-04-20T15:30:00Z', zone: 'America/Chicago' }

const read = (url: string | null, headers: Record<string, string> = {}) =>
  api.visitor().fetch(new URL(url ?? '').pathname, { headers })
async function textAt(url: string | null) {
  const reply = await read(url)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  return reply.text()
}

/** As two calendar programs read it. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const first = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  const isEvent = (one: CalendarComponent | undefined): one is VEvent => one?.type === 'VEVENT'
  const second = Object.values(ical.sync.parseICS(text)).filter(isEvent)
  expect(second.map(({ uid }) => uid).sort()).toEqual(first.map(({ uid }) => uid).sort())
  return new Map(
    first.map((event) => {
      const other = second.find(({ uid }) => uid === event.uid)
      expect(other?.summary).toBe(event.summary)
      const isDay = event.startDate.isDate
      expect(other?.datetype).toBe(isDay ? 'date' : 'date-time')
      const starts = isDay ? event.startDate.toString() : event.startDate.toJSDate().toISOString()
      if (!isDay) expect(other?.start.toISOString()).toBe(starts)
      const alarm = event.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
      const told = {
        uid: event.uid,
        starts,
        zone: isDay ? null : event.startDate.zone.tzid,
        summary: event.summary,
        description: event.description,
        sequence: event.sequence ?? 0,
        alarm: alarm ? String(alarm) : null,
        ends: isDay ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
      }
      return [event.uid.split('-')[0] ?? '', told]
    }),
  )
}
const eventsAt = async (url: string | null) => eventsIn(await textAt(url))

/** Somebody with a job that has a deadline, a reminder and an interview. */
async function busy(more: Parameters<TestApi['a']['job']>[0] = {}) {
  const user = await api.a.user()
  const browser = await api.as(user)
  const job = await api.a.job({
    freeTenth: true,
    title: 'Writer; editor, both',
    companyName: 'Pond 😀',
    deadline: '2027-04-01',
    ...more,
  })
  await browser.toggleTracking({ airtable_id: job.id })
  await browser.updateTrackedJob({ job: { id: job.id, remind_on: '2027-03-25', interview: CHICAGO } })
  return { user, browser, job }
}

// holds Beyond §6: Calendar feed: RFC 5545, one event for each job and kind
describe('the calendar of a member', () => {
  // holds Beyond §6: `GET /api/load_calendar_feed`
  // holds Beyond §6: `POST /api/set_calendar_feed`
  test('is off at first; switched on it has a secret address that stays until it is switched off', async () => {
    const { browser } = await busy()
    const off = { success: true, url: null, kinds: ['deadline', 'reminder', 'interview'], detail: 'full' }
    expect(await browser.loadCalendarFeed({})).toEqual(off)
    const on = await browser.setCalendarFeed(asked({ kinds: ['deadline'], detail: 'title' }))
    expect(on).toMatchObject({ kinds: ['deadline'], detail: 'title' })
    expect(on.url).toMatch(/^http:\/\/localhost:3000\/feeds\/calendar\/[\w-]{43}\.ics$/)
    expect((await browser.setCalendarFeed(asked())).url).toBe(on.url)
    expect(await browser.loadCalendarFeed({})).toEqual({ ...off, url: on.url })
    expect(await browser.setCalendarFeed(asked({ enabled: false }))).toMatchObject({ url: null })
    expect((await read(on.url)).status).toBe(404)
    const again = await browser.setCalendarFeed(asked())
    expect(again.url).not.toBe(on.url)
    expect((await read(again.url)).status).toBe(200)
  })

  // holds Beyond §6: `POST /api/renew_calendar_feed`
  test('gets a new address, and the old one is not found from then on', async () => {
    const { browser } = await busy()
    expect(await browser.renewCalendarFeed({})).toMatchObject({ url: null })
    const before = await browser.setCalendarFeed(asked({ detail: 'title' }))
    const after = await browser.renewCalendarFeed({})
    expect(after).toMatchObject({ detail: 'title', kinds: [...EVERYTHING.kinds] })
    expect([(await read(before.url)).status, (await read(after.url)).status]).toEqual([404, 200])
    for (const file of ['x.ics', `${'A'.repeat(43)}.ics`, `${'A'.repeat(43)}.xml`])
      expect((await api.visitor().fetch(`/feeds/calendar/${file}`)).status).toBe(404)
  })

  test('tells whole days, the interview in its zone, and alarms, as two calendar programs read it', async () => {
    const { user, browser, job } = await busy()
    const { url } = await browser.setCalendarFeed(asked())
    const text = await textAt(url)
    const events = eventsIn(text)
    const about = { summary: expect.stringContaining('Writer; editor, both at Pond 😀'), sequence: 0 }
    expect(events.get('deadline')).toMatchObject({
      ...about,
      uid: `deadline-${user.id}-${job.id}@localhost`,
      starts: '2027-04-01',
      ends: '2027-04-02',
      alarm: '-PT15H',
    })
    expect(events.get('application')).toMatchObject({ ...about, starts: '2027-03-25', alarm: 'PT8H' })
    expect(events.get('interview')).toMatchObject({
      ...about,
      starts: '2027-04-20T15:30:00.000Z',
      ends: '2027-04-20T16:30:00.000Z',
      zone: 'America/Chicago',
      alarm: '-PT1H',
      description: expect.stringContaining('Status: Saved'),
    })
    expect(text).toContain('DTSTART;TZID=America/Chicago:20270420T103000\r\n')
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('tells only the kinds that were chosen, and by title neither employer nor address', async () => {
    const { browser } = await busy()
    const { url } = await browser.setCalendarFeed(
      asked({ kinds: ['interview', 'interview'], detail: 'title' }),
    )
    const text = await textAt(url)
    const events = eventsIn(text)
    expect([...events.keys()]).toEqual(['interview'])
    expect(events.get('interview')).toMatchObject({ summary: 'Interview: Writer; editor, both' })
    for (const told of ['Pond', 'http', 'Status', 'DESCRIPTION:Status']) expect(text).not.toContain(told)
    await browser.setCalendarFeed(asked({ kinds: [] }))
    expect((await eventsAt(url)).size).toBe(0)
    const wrong = browser.setCalendarFeed(asked({ kinds: ['birthday' as 'deadline'] }))
    expect(await failureOf(wrong)).toMatchObject({ status: 400 })
  })

  test('moves an event that changed and raises its number, and leaves the others as they are', async () => {
    const { browser, job } = await busy()
    const { url } = await browser.setCalendarFeed(asked())
    const [first, text] = [await eventsAt(url), await textAt(url)]
    clock = new Date('2027-03-11T14:00:00Z')
    expect(await textAt(url)).toBe(text)
    await browser.updateTrackedJob({
      job: { id: job.id, interview: { at: '2027-11-20T15:30:00Z', zone: 'Asia/Kolkata' } },
    })
    const second = await eventsAt(url)
    expect(second.get('interview')).toEqual({
      ...first.get('interview'),
      starts: '2027-11-20T15:30:00.000Z',
      ends: '2027-11-20T16:30:00.000Z',
      zone: 'Asia/Kolkata',
      sequence: 1,
    })
    expect(second.get('deadline')).toEqual(first.get('deadline'))
    await api.db.update(schema.jobs).set({ deadline: '2027-05-01' }).where(eq(schema.jobs.id, job.id))
    expect((await eventsAt(url)).get('deadline')).toMatchObject({ starts: '2027-05-01', sequence: 1 })
    await browser.updateTrackedJob({ job: { id: job.id, interview: null, remind_on: null } })
    expect([...(await eventsAt(url)).keys()]).toEqual(['deadline'])
    await browser.updateTrackedJob({ job: { id: job.id, interview: CHICAGO } })
    expect((await eventsAt(url)).get('interview')).toMatchObject({ sequence: 2 })
  })

  test('is asked for again without being sent again', async () => {
    const { browser } = await busy()
    const { url } = await browser.setCalendarFeed(asked())
    const etag = (await read(url)).headers.get('etag') ?? ''
    expect((await read(url, { 'if-none-match': etag })).status).toBe(304)
  })

  test('drops the alarm of a deadline after applying, and everything of a job no longer tracked', async () => {
    const { browser, job } = await busy()
    const { url } = await browser.setCalendarFeed(asked())
    await browser.updateTrackedJob({ job: { id: job.id, tracker_status: 1 } })
    expect((await eventsAt(url)).get('deadline')).toMatchObject({ alarm: null })
    await browser.toggleTracking({ airtable_id: job.id })
    expect((await eventsAt(url)).size).toBe(0)
  })

  test('tells no deadline of a job that its person may no longer see', async () => {
    const { browser, job } = await busy()
    const { url } = await browser.setCalendarFeed(asked())
    await api.db.update(schema.jobs).set({ freeTenth: false }).where(eq(schema.jobs.id, job.id))
    expect([...(await eventsAt(url)).keys()].sort()).toEqual(['application', 'interview'])
  })

  test('is its owner’s alone: not for an admin who is logged in as them', async () => {
    const { user } = await busy()
    const admin = await api.as(await api.a.user({ isAdmin: true }))
    await admin.logInAsUser({ id: user.id })
    expect(await failureOf(admin.loadCalendarFeed({}))).toMatchObject({ status: 403 })
    expect(await failureOf(admin.setCalendarFeed(asked()))).toMatchObject({ status: 403 })
  })
})

// holds Beyond §6: Calendar feed: interviews with their zones
test.each([
  ['America/New_York', '2027-03-14T06:59:00Z', '20270314T015900'],
  ['America/New_York', '2027-03-14T07:00:00Z', '20270314T030000'],
  ['America/New_York', '2027-11-07T12:00:00Z', '20271107T070000'],
  ['America/Phoenix', '2027-07-01T16:00:00Z', '20270701T090000'],
  ['Europe/London', '2027-10-31T12:00:00Z', '20271031T120000'],
  ['Australia/Lord_Howe', '2027-01-05T00:00:00Z', '20270105T110000'],
  ['Asia/Kathmandu', '2027-01-05T00:00:00Z', '20270105T054500'],
  ['UTC', '2027-01-05T09:00:00Z', '20270105T090000'],
])('an interview in %s at %s stands there as %s, and is the same instant', async (zone, at, local) => {
  const { browser, job } = await busy()
  await browser.updateTrackedJob({ job: { id: job.id, interview: { at, zone } } })
  const { url } = await browser.setCalendarFeed(asked({ kinds: ['interview'] }))
  const text = await textAt(url)
  expect(text).toContain(`DTSTART;TZID=${zone}:${local}\r\n`)
  expect(eventsIn(text).get('interview')?.starts).toBe(new Date(at).toISOString())
})

test.each(['Mars/Olympus', '+05:00', ''])('an interview in the zone %j is refused', async (zone) => {
  const { browser, job } = await busy()
  const refused = browser.updateTrackedJob({ job: { id: job.id, interview: { ...CHICAGO, zone } } })
  expect(await failureOf(refused)).toEqual({ status: 400, message: 'This time zone is not known.' })
})

test('an interview in the year 0 is refused', async () => {
  const { browser, job } = await busy()
  const interview = { ...CHICAGO, at: '0000-04-20T15:30:00Z' }
  expect(await failureOf(browser.updateTrackedJob({ job: { id: job.id, interview } }))).toEqual({
    status: 400,
    message: 'This day does not exist.',
  })
})
