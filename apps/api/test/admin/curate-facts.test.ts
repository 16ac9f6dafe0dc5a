import { schema } from '@lilypad/db'
import { NOTHING_STATED } from '@lilypad/domain'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'
import { commitAnswer, failureOf, posting } from './desk-boards.ts'

let admin: Browser
let premium: Browser
const api = useApi()
beforeAll(async () => {
  admin = await api.as(await api.a.user({ isAdmin: true }))
  premium = await api.as(await api.a.subscriber())
})
beforeEach(async () => {
  await api.db.delete(schema.postings)
  await api.db.delete(schema.jobs)
  await api.db.delete(schema.boards)
})

const POSTINGS = ['1', '2', '3'].map((id) => posting(id))

async function scraped() {
  const board = await api.a.board()
  await commitAnswer(api, board.id, POSTINGS)
  const { jobs } = await admin.getCurationJobs({ search: 'Writer 1' })
  return { boardId: board.id, id: jobs[0]?.id ?? 0 }
}
const rescrape = (boardId: number, html: string) =>
  commitAnswer(api, boardId, [posting('1', { html }), ...POSTINGS.slice(1)])

const { evidence: _, ...noPlace } = NOTHING_STATED.eligibility
const { evidence: __, ...noDegree } = NOTHING_STATED.requirements
const { evidence: ___, ...noDay } = NOTHING_STATED.calendar
const CORRECTION = {
  eligibility: { ...noPlace, countries: ['US'], states_only: ['OH', 'TX'] },
  licence: { need: 'required', kind: 'teaching', states: 'any state', subject: null },
  requirements: { ...noDegree, education_required: 'master' },
  calendar: { ...noDay, deadline: '2026-06-30' },
} as const
const writable = () => structuredClone(CORRECTION) as unknown as Parameters<Browser['curateJob']>[0]

const rowOf = async (id: number) => (await premium.loadFrontEndJobs({})).jobs.find((job) => job.id === id)
const factsOf = async (id: number) => (await premium.loadFrontEndJob({ id })).job.Facts
const FILTERED = {
  Licence: 'required',
  'Eligible States': ['OH', 'TX'],
  Degree: 'master',
  Deadline: '2026-06-30',
}

test('each fact can be corrected: list, page and desk follow at once', async () => {
  const { id } = await scraped()
  const { job } = await admin.curateJob({ ...writable(), id })
  expect(job.edited).toEqual(['eligibility', 'licence', 'requirements', 'calendar'])
  expect(job.facts).toMatchObject(CORRECTION)
  expect(await factsOf(id)).toMatchObject(CORRECTION)
  expect(await rowOf(id)).toMatchObject(FILTERED)
})

test('a correction outlives a scrape that finds another text, and filters follow it', async () => {
  const { id, boardId } = await scraped()
  await admin.curateJob({ ...writable(), id })
  const html = 'You must live in California. A bachelor’s degree is required. Apply by May 1, 2026.'
  expect(await rescrape(boardId, html)).toMatchObject({ changedJobs: 1 })
  expect(await factsOf(id)).toMatchObject(CORRECTION)
  expect(await rowOf(id)).toMatchObject(FILTERED)
  const { jobs } = await admin.getCurationJobs({ show: 'edited' })
  expect(jobs).toMatchObject([{ id, facts: CORRECTION }])
})

test('a fact that is given back is read from the posting again; the others stay', async () => {
  const { id, boardId } = await scraped()
  const before = await factsOf(id)
  await admin.curateJob({ ...writable(), id })
  const { job } = await admin.curateJob({ id, eligibility: null, calendar: null })
  expect(job.edited).toEqual(['licence', 'requirements'])
  await commitAnswer(api, boardId, POSTINGS)
  const after = await factsOf(id)
  expect(after).toMatchObject({ eligibility: before.eligibility, calendar: before.calendar })
  expect(after).toMatchObject({ licence: CORRECTION.licence, requirements: CORRECTION.requirements })
  expect(await rowOf(id)).toMatchObject({ 'Eligible States': null, Deadline: null, Degree: 'master' })
})

test('a correction may be that nothing is stated', async () => {
  const { id } = await scraped()
  await admin.curateJob({ ...writable(), id })
  const need = 'none_stated' as const
  const { job } = await admin.curateJob({ id, licence: { need, kind: null, states: null, subject: null } })
  expect(job.edited).toContain('licence')
  expect(await rowOf(id)).toMatchObject({ Licence: null })
})

test.each([
  ['a degree that does not exist', { requirements: { ...noDegree, education_required: 'wizard' } }],
  ['a deadline that is no day', { calendar: { ...noDay, deadline: 'soon' } }],
  ['a fact without all of its fields', { licence: { need: 'required' } }],
])('%s is 400', async (_what, edits) => {
  const { id } = await scraped()
  const wrong = { id, ...edits } as unknown as Parameters<Browser['curateJob']>[0]
  expect(await failureOf(admin.curateJob(wrong))).toEqual([400, expect.any(String)])
})
