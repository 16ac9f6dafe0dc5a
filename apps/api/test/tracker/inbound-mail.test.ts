import { randomBytes } from 'node:crypto'
import { webhookHeaders } from '@lilypad/crypto'
import { applyRetention, MAILS_AN_HOUR, noteMailRead, revokeAccess, schema } from '@lilypad/db'
import { newYorkDay } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { failureOf } from '../accounts/account-kit.ts'
import { type Browser, useApi } from '../create-test-api.ts'

const SECRET = `whsec_${randomBytes(24).toString('base64')}`
const api = useApi({ env: { INBOUND_MAIL_DOMAIN: 'inbox.example', INBOUND_MAIL_SECRET: SECRET } })

const PATH = '/webhooks/inbound-mail'
const sentence = 'We would like to interview you.'
let count = 0
function next() {
  count += 1
  return count
}

const toMessage = (address: string, { id = `<m${next()}@mail.example>`, text = sentence } = {}) =>
  `From: Pond School <hr@pondschool.example>\r\nTo: ${address}\r\nMessage-ID: ${id}\r\nSubject: Interview\r\n\r\n${text}\r\n`

function post(body: string, headers: Record<string, string> = {}) {
  const signed = webhookHeaders(SECRET, { id: `msg_${next()}`, at: new Date(), body })
  return fetch(api.origin + PATH, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', ...signed, ...headers },
    body,
  })
}

async function member() {
  const person = await api.a.user()
  const browser = await api.as(person)
  const { address } = await browser.setInboundMail({ enabled: true })
  const { job } = await browser.addTrackedJob({
    job_title: 'Coach',
    company_name: 'Pond School',
    tracker_status: 1,
  })
  return { person, browser, address: address ?? '', jobId: job.id }
}
const mailsOf = ({ id }: { id: number }) =>
  api.db.select().from(schema.inboundMails).where(eq(schema.inboundMails.userId, id))

const PROPOSAL = {
  ...{ sender: 'Pond School', subject: 'Interview', sentence, jobId: null as number | null },
  ...{ company: 'Pond School', title: 'Coach', status: 2 as 1 | 2, day: '2026-03-17' },
}
/** Posts a mail, and reads it as the worker does. */
async function propose(someone: Awaited<ReturnType<typeof member>>, proposal: Partial<typeof PROPOSAL> = {}) {
  expect((await post(toMessage(someone.address))).status).toBe(200)
  const unread = (await mailsOf(someone.person)).find(({ raw }) => raw !== null)
  await noteMailRead(api.db, unread?.id ?? 0, { ...PROPOSAL, jobId: someone.jobId, ...proposal })
  return unread?.id ?? 0
}
const trackedIn = async (browser: Browser, id: number) =>
  (await browser.loadTrackedJobs({})).jobs.find((job) => job.id === id)

// holds Beyond §6: Mail: `POST /api/set_inbound_mail`
describe('the private address', () => {
  test('is switched on, kept, renewed and switched off', async () => {
    const browser = await api.as(await api.a.user())
    expect(await browser.loadMailProposals({})).toMatchObject({
      is_available: true,
      address: null,
      proposals: [],
    })
    const { address } = await browser.setInboundMail({ enabled: true })
    expect(address).toMatch(/^[0-9a-f]{32}@inbox\.example$/)
    expect((await browser.setInboundMail({ enabled: true })).address).toBe(address)
    const renewed = (await browser.setInboundMail({ enabled: true, renew: true })).address
    expect(renewed).not.toBe(address)
    expect((await browser.loadMailProposals({})).address).toBe(renewed)
    expect((await browser.setInboundMail({ enabled: false })).address).toBeNull()
    expect((await browser.setInboundMail({ enabled: true })).address).not.toBe(renewed)
  })

  test('takes nothing once it is renewed, switched off, or all access has ended', async () => {
    const { person, browser, address } = await member()
    const { address: renewed } = await browser.setInboundMail({ enabled: true, renew: true })
    expect((await post(toMessage(address))).status).toBe(200)
    expect(await mailsOf(person)).toEqual([])
    expect(await revokeAccess(api.db, { userId: person.id, now: new Date() })).toMatchObject({
      mailAddresses: 1,
    })
    expect((await post(toMessage(renewed ?? ''))).status).toBe(200)
    expect(await mailsOf(person)).toEqual([])
  })

  test('is shown to no admin who is logged in as the person', async () => {
    const { person } = await member()
    const browser = await api.impersonating(person)
    expect((await browser.loadMailProposals({})).address).toBeNull()
  })
})

// holds Beyond §6: Mail: `POST /webhooks/inbound-mail`
describe('a posted message', () => {
  test('is kept once, however often it comes', async () => {
    const { person, address } = await member()
    const message = toMessage(address)
    for (const _ of [1, 2, 3]) expect((await post(message)).status).toBe(200)
    const [mail, ...more] = await mailsOf(person)
    expect([mail?.raw?.toString(), more]).toEqual([message, []])
  })

  test.each([
    ['without a signature', { 'webhook-signature': '' }],
    ['with a signature of another form', { 'webhook-signature': 'v1,abc' }],
    ['with the signature of another body', { 'webhook-signature': `v1,${'A'.repeat(43)}=` }],
    ['signed long ago', { 'webhook-timestamp': '1700000000' }],
    ['without a time', { 'webhook-timestamp': '' }],
  ])('%s is refused', async (_how, headers) => {
    const { person, address } = await member()
    expect((await post(toMessage(address), headers)).status).toBe(400)
    expect(await mailsOf(person)).toEqual([])
  })

  test('without a signature is refused before its body is read', async () => {
    const body = 'a'.repeat(6 * 1024 * 1024)
    expect((await post(body, { 'webhook-signature': 'none' }).catch(() => ({ status: 400 }))).status).toBe(
      400,
    )
    expect((await post(body)).status).toBe(413)
  })

  test('to an address with too many an hour is put off', async () => {
    const { person, address } = await member()
    for (let sent = 0; sent < MAILS_AN_HOUR.fromSender; sent += 1)
      expect((await post(toMessage(address))).status).toBe(200)
    expect((await post(toMessage(address))).status).toBe(429)
    expect(await mailsOf(person)).toHaveLength(MAILS_AN_HOUR.fromSender)
  })

  test('leaves no word of its text in the log', async () => {
    const { address } = await member()
    await post(toMessage(address, { text: 'a secret offer of employment' }))
    expect(api.log.join()).not.toMatch(/secret offer|pondschool/)
  })
})

// holds Beyond §6: Mail: `GET /api/load_mail_proposals`
// holds Beyond §6: Mail: `POST /api/answer_mail_proposal`
describe('a proposal', () => {
  test('changes nothing until it is confirmed, then stage and reminder, once', async () => {
    const someone = await member()
    const { browser, jobId } = someone
    const day = newYorkDay(new Date(Date.now() + 5 * 86_400_000))
    const id = await propose(someone, { day })
    const { proposals } = await browser.loadMailProposals({})
    expect(proposals).toMatchObject([
      { id, from: 'Pond School', subject: 'Interview', sentence, job_id: jobId, status: 2, date: day },
    ])
    expect(await trackedIn(browser, jobId)).toMatchObject({ tracker_status: 1, remind_on: null })
    const answer = { id, accept: true, job_id: jobId, status: 2, date: day }
    expect(await browser.answerMailProposal(answer)).toMatchObject({ job_id: jobId })
    expect(await trackedIn(browser, jobId)).toMatchObject({ tracker_status: 2, remind_on: day })
    expect((await browser.loadMailProposals({})).proposals).toEqual([])
    expect(await failureOf(browser.answerMailProposal(answer))).toMatchObject({ status: 404 })
  })

  test('that is dismissed changes nothing', async () => {
    const someone = await member()
    const id = await propose(someone)
    const { browser, jobId } = someone
    expect(await browser.answerMailProposal({ id, accept: false })).toMatchObject({ job_id: null })
    expect(await trackedIn(browser, jobId)).toMatchObject({ tracker_status: 1 })
    expect((await browser.loadMailProposals({})).proposals).toEqual([])
  })

  test.each([
    [0, 1],
    [1, 1],
    [2, 0],
    [4, 0],
    [-1, 0],
    [-2, 0],
  ])('of a receipt, for an application with status %i: %i', async (tracker_status, shown) => {
    const someone = await member()
    const { browser, jobId } = someone
    await propose(someone, { status: 1 })
    await browser.updateTrackedJob({ job: { id: jobId, tracker_status } })
    expect((await browser.loadMailProposals({})).proposals).toHaveLength(shown)
  })

  test('begins an application where none fits, from the day of the mail', async () => {
    const someone = await member()
    const { browser } = someone
    const id = await propose(someone, { jobId: null, company: 'Lake Prep', title: 'Tutor', status: 2 })
    const answer = { id, accept: true, job_id: null, status: 1, date: '2026-03-02' }
    const { job_id } = await browser.answerMailProposal(answer)
    const begun = await trackedIn(browser, job_id ?? 0)
    expect(begun).toMatchObject({ 'Job Title': 'Tutor', 'Company Name': 'Lake Prep', tracker_status: 1 })
    expect(begun?.status_changes[0]?.at.slice(0, 10)).toBe('2026-03-02')
  })

  test('is refused with a stage or day that does not exist, and stays open', async () => {
    const someone = await member()
    const { browser, jobId } = someone
    const id = await propose(someone)
    const answer = { id, accept: true, job_id: jobId, status: 2, date: '2026-03-02' }
    for (const wrong of [{ status: 9 }, { status: null }, { date: '2026-02-31' }, { date: '0000-03-02' }])
      expect(await failureOf(browser.answerMailProposal({ ...answer, ...wrong }))).toMatchObject({
        status: 400,
      })
    expect(await failureOf(browser.answerMailProposal({ ...answer, job_id: 999_999 }))).toMatchObject({
      status: 404,
    })
    const stranger = await api.as(await api.a.user())
    expect(await failureOf(stranger.answerMailProposal(answer))).toMatchObject({ status: 404 })
    expect((await browser.loadMailProposals({})).proposals).toHaveLength(1)
  })

  test('is in the person’s data, without the message, and goes after 90 days', async () => {
    const someone = await member()
    await propose(someone)
    const mine = await (await someone.browser.fetch('/api/download_my_data')).text()
    expect(mine).toContain(sentence)
    expect(mine).not.toContain(someone.address.split('@')[0])
    const retention = { activityDays: 400, scrapesDays: 90, auditDays: 730, deletedJobsDays: 730 }
    const later = (days: number) => new Date(Date.now() + days * 86_400_000)
    await applyRetention(api.db, { retention, now: later(89) })
    expect(await mailsOf(someone.person)).toHaveLength(1)
    await applyRetention(api.db, { retention, now: later(91) })
    expect(await mailsOf(someone.person)).toEqual([])
  })
})
