import { MAX_APPLICATIONS, schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { failureOf } from '../accounts/account-kit.ts'
import { useApi } from '../create-test-api.ts'
import { putPosting } from '../jobs/put-posting.ts'
import { problemOf, programOf } from './key-kit.ts'

const STATUSES = 'must be withdrawn, notSelected, saved, applied, interviewing, offer, or accepted.'

let jobs: { id: number }[]
const api = useApi()
beforeAll(async () => {
  jobs = [
    await api.a.job({ category: 'Sales', companyName: 'Pond', freeTenth: true }),
    await api.a.job({ category: 'Finance', companyName: 'Pond', freeTenth: true }),
  ]
})

// holds Beyond §4: REST: `/v1/jobs/{id}` with facts and evidence
test('a job comes with its text, its facts and the words that state them', async () => {
  const job = await api.a.job({
    freeTenth: true,
    postedOn: '2026-01-02',
    eligibility: {
      countries: ['US'],
      states_only: ['OH'],
      states_excluded: null,
      time_zones: null,
      must_live_near: null,
      sponsorship: 'no',
      authorization_required: null,
      evidence: ['You live in Ohio.'],
    },
  })
  const program = await programOf(api, await api.a.user())
  expect((await program.getJob({ id: job.id })).job).toMatchObject({
    id: job.id,
    description: job.description,
    postedOn: '2026-01-02',
    removedOn: null,
    isTracked: false,
    facts: {
      eligibility: { statesOnly: ['OH'], mustLiveNear: null, evidence: ['You live in Ohio.'] },
      licence: { need: 'none_stated', evidence: [] },
      requirements: { educationRequired: null, orEquivalentExperience: false },
      calendar: { hoursPerWeek: null },
    },
  })
})

test('a job that is gone was checked when its board last showed it, not when the board was last read', async () => {
  const board = await api.a.board({ lastScrapedAt: new Date('2026-03-03T12:00:00Z') })
  const job = await api.a.job({
    boardId: board.id,
    freeTenth: true,
    unlistedReason: 'deleted',
    deletedAt: new Date('2026-02-02T12:00:00Z'),
  })
  const times = { firstSeenAt: new Date('2026-01-01T12:00:00Z'), goneAt: new Date('2026-02-01T12:00:00Z') }
  await putPosting(api, { boardId: board.id, jobId: job.id }, times)
  const program = await programOf(api, await api.a.user())
  const told = (await program.getJob({ id: job.id })).job
  expect(told).toMatchObject({ checkedOn: '2026-02-01', removedOn: '2026-02-02' })
})

// holds Beyond §4: REST: `/v1/searches`, `/v1/searches/{id}/jobs`
describe('saved searches', () => {
  test('come with fields by which /v1/jobs finds the same jobs', async () => {
    const person = await api.a.user()
    const state = JSON.stringify({
      category_selected: ['Sales'],
      search_field: 'pond',
      only_favorites: false,
    })
    const search = await api.a.search(person, { name: 'Sales at Pond', state })
    const program = await programOf(api, person)
    const { searches } = await program.listSearches({})
    expect(searches).toEqual([
      {
        id: search.id,
        name: 'Sales at Pond',
        alerts: null,
        filters: { search: 'pond', category: ['Sales'] },
      },
    ])
    const found = await program.listSearchJobs({ id: search.id })
    expect(found).toEqual(await program.listJobs(searches[0]?.filters ?? {}))
    expect(found.jobs.map(({ id }) => id)).toEqual([jobs[0]?.id])
  })

  test('come whole, even where one holds more than a request may', async () => {
    const person = await api.a.user()
    const location_selected = Array.from({ length: 101 }, (_, index) => `Place ${index}`)
    const search_field = 'x'.repeat(201)
    await api.a.search(person, { state: JSON.stringify({ location_selected, search_field }) })
    const { searches } = await (await programOf(api, person)).listSearches({})
    expect(searches).toMatchObject([{ filters: { search: search_field, location: location_selected } }])
  })

  test('of another person, and unknown ones, are a 404', async () => {
    const search = await api.a.search(await api.a.user())
    const program = await programOf(api, await api.a.user())
    for (const id of [search.id, 999_999])
      expect(await problemOf(await program.fetch(`/v1/searches/${id}/jobs`))).toMatchObject({ code: 404 })
  })
})

// holds Beyond §4: REST: `/v1/tracker`, `POST /v1/tracker {jobId}`, `PATCH /v1/tracker/{id}`
describe('the tracker', () => {
  test('takes a job, once, and changes what is sent and nothing else', async () => {
    const person = await api.a.user()
    const [browser, program] = [await api.as(person), await programOf(api, person)]
    const id = jobs[0]?.id ?? 0
    const { application } = await program.trackJob({ jobId: id })
    expect(application).toMatchObject({ id, companyName: 'Pond', status: 'saved', notes: '', changes: [] })
    expect(await program.trackJob({ jobId: id })).toEqual({ application })
    const changed = await program.updateApplication({ id, status: 'notSelected', notes: 'Ask again.' })
    expect(changed.application).toMatchObject({
      status: 'notSelected',
      notes: 'Ask again.',
      notesVersion: 1,
      changes: [{ status: 'notSelected' }],
    })
    const later = await program.updateApplication({ id, isPortfolioSubmitted: true })
    expect(later.application).toMatchObject({
      status: 'notSelected',
      notes: 'Ask again.',
      isPortfolioSubmitted: true,
    })
    expect((await program.listApplications({})).applications).toEqual([later.application])
    const own = (await browser.loadTrackedJobs({})).jobs[0]
    expect(own).toMatchObject({ tracker_status: -1, notes: 'Ask again.' })
    const { etag } = Object.fromEntries((await program.fetch('/v1/tracker')).headers)
    expect(etag).toBeUndefined()
  })

  // holds Beyond §4: Personal keys: scopes `tracker:read`, `tracker:write`
  test('tells a key that may only write what its change came to, and nothing of the job or the notes', async () => {
    const person = await api.a.user()
    const [owner, writer] = [await programOf(api, person), await programOf(api, person, ['tracker:write'])]
    const id = jobs[0]?.id ?? 0
    expect(await writer.trackJob({ jobId: id })).toEqual({
      application: { id, status: 'saved', notesVersion: 0 },
    })
    await owner.updateApplication({ id, notes: 'Mine alone.' })
    const application = { id, status: 'saved', notesVersion: 1 }
    expect(await writer.updateApplication({ id })).toEqual({ application })
    expect(await writer.trackJob({ jobId: id })).toEqual({ application })
    const elsewhere = { title: 'Dean', companyName: 'Reed', url: 'https://reed.example/1' }
    expect(await writer.trackFromElsewhere(elsewhere)).toEqual({
      application: { id: expect.any(Number), status: 'saved', notesVersion: 0 },
    })
  })

  test('takes no more jobs than it holds, by whatever way', async () => {
    const person = await api.a.user()
    const [browser, program] = [await api.as(person), await programOf(api, person)]
    const [starred, { id }] = [await api.a.job({ freeTenth: true }), await api.a.job({ freeTenth: true })]
    await api.a.star(person, starred)
    const [row] = await api.db
      .select()
      .from(schema.trackedJobs)
      .where(eq(schema.trackedJobs.userId, person.id))
    const more = Array.from({ length: MAX_APPLICATIONS - 1 }, (_, index) => 1_000_000 + index)
    if (row) await api.db.insert(schema.trackedJobs).values(more.map((jobId) => ({ ...row, jobId })))
    const full = { status: 400, message: 'You can have at most 2,000 jobs on your tracker.' }
    const refused = await problemOf(await program.send('POST', '/v1/tracker', { jobId: id }))
    expect(refused).toMatchObject({ status: 400, detail: full.message })
    expect(await failureOf(browser.toggleFavoriteJob({ id }))).toEqual(full)
    expect(await failureOf(browser.didApply({ id, applied: true }))).toEqual(full)
    expect((await program.trackJob({ jobId: starred.id })).application).toMatchObject({ id: starred.id })
  })

  test.each([
    ['{"status":"hired"}', 400, `The field 'status' ${STATUSES}`],
    ['{"status":1}', 400, `The field 'status' ${STATUSES}`],
    ['{"title":"Mine"}', 400, "The field 'title' is not known."],
    ['{"id":7,"status":"applied"}', 200, undefined],
    ['{"remindOn":"2001-01-01"}', 400, expect.any(String)],
    ['{"notes":"x","notesVersion":99}', 409, 'These notes changed in another window.'],
    ['[]', 400, expect.any(String)],
    ['"x"', 400, expect.any(String)],
    ['', 400, expect.any(String)],
  ])('PATCH of %s is %i', async (body, status, detail) => {
    const person = await api.a.user()
    const program = await programOf(api, person)
    const id = jobs[1]?.id ?? 0
    await program.trackJob({ jobId: id })
    const response = await program.send('PATCH', `/v1/tracker/${id}`, body)
    expect(await problemOf(response)).toMatchObject(
      status === 200 ? { code: 200 } : { code: status, status, detail },
    )
  })

  test('an application of another person is a 404, and stays as it is', async () => {
    const owner = await api.a.user()
    const id = jobs[0]?.id ?? 0
    await (await programOf(api, owner)).trackJob({ jobId: id })
    const stranger = await programOf(api, await api.a.user())
    const refused = await stranger.send('PATCH', `/v1/tracker/${id}`, { status: 'offer' })
    expect(await problemOf(refused)).toMatchObject({ code: 404 })
    const rows = await api.db
      .select({ status: schema.trackedJobs.status })
      .from(schema.trackedJobs)
      .where(eq(schema.trackedJobs.userId, owner.id))
    expect(rows).toEqual([{ status: 0 }])
  })
})
