import { MAX_TEXT_BYTES, schema } from '@lilypad/db'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'
import { keyOf, problemOf, programOf } from '../programs/key-kit.ts'

const api = useApi()

const LONG = 'é'.repeat(25_000)
const full = (words: string) => ({
  status: 413,
  message: `Your notes and questions can take at most 1.5 MB together, and this would be more. ${words}`,
})
const SHORTEN = full(
  'Please shorten it, or what stands at “Dean” at School 0 (50 KB), “Dean” at School 1 (50 KB), or ' +
    '“Dean” at School 2 (50 KB).',
)
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    ({ status, message }: { status: number; message: string }) => ({ status, message }),
  )

const snapshotOf = (index: number) => ({
  title: 'Dean',
  companyName: `School ${index}`,
  url: `https://school.example/${index}`,
  category: null,
  audience: [],
  salaryMax: null,
  salaryRange: null,
  workplace: null,
  logoFile: null,
})

let next = 5_000_000
/** A person with so many applications, each with 50,000 bytes of notes, and one without notes. */
async function writer(long: number) {
  const user = await api.a.subscriber()
  const ids = Array.from({ length: long + 1 }, () => (next += 1))
  await api.db.insert(schema.trackedJobs).values(
    ids.map((jobId, index) => ({
      userId: user.id,
      jobId,
      isByHand: true,
      notes: index < long ? LONG : '',
      snapshot: snapshotOf(index),
    })),
  )
  return { user, ids, first: ids[0] ?? 0, last: ids[long] ?? 0, browser: await api.as(user) }
}
/** As many as the limit takes, but for two bytes of each application's empty questions. */
const ROOM = 29
async function textOf(user: { id: number }) {
  const [row] = await api.db
    .select({ bytes: sql<string>`sum(octet_length(notes) + octet_length(knockout_questions::text))` })
    .from(schema.trackedJobs)
    .where(eq(schema.trackedJobs.userId, user.id))
  return Number(row?.bytes)
}
const note = (browser: Browser, id: number, notes: string) =>
  browser.updateTrackedJob({ job: { id, notes, notes_version: 0 } })

describe('notes and questions of a person take at most 1.5 MB together', () => {
  test('by the web: up to the last byte, counted in UTF-8, and no further', async () => {
    const { user, browser, last } = await writer(ROOM)
    const room = MAX_TEXT_BYTES - (await textOf(user))
    expect(await failureOf(note(browser, last, 'é'.repeat(Math.ceil((room + 1) / 2))))).toEqual(SHORTEN)
    expect(await failureOf(note(browser, last, 'x'.repeat(room)))).toBeNull()
    expect(await textOf(user)).toBe(MAX_TEXT_BYTES)
    const questions = { id: last, knockout_questions: ['Why?'] }
    expect(await failureOf(browser.updateTrackedJob({ job: questions }))).toEqual(SHORTEN)
    const status = { id: last, tracker_status: 2, remind_on: null }
    expect(await failureOf(browser.updateTrackedJob({ job: status }))).toBeNull()
  })

  test('what is kept for later without a connection is refused in the same way when it is sent', async () => {
    const { user, browser, last } = await writer(ROOM + 1)
    const job = { id: last, notes: LONG, notes_version: 0, notes_by: user.id, changed_ago: 60 }
    expect(await failureOf(browser.updateTrackedJob({ job }))).toEqual(SHORTEN)
  })

  test('by other programs: PATCH, a job from elsewhere, and the tool of an assistant', async () => {
    const { user, last } = await writer(ROOM + 1)
    const program = await programOf(api, user)
    const patched = await problemOf(await program.send('PATCH', `/v1/tracker/${last}`, { notes: LONG }))
    expect(patched).toMatchObject({ status: 413, detail: SHORTEN.message })
    const elsewhere = { title: 'Coach', companyName: 'Pond', url: 'https://pond.example/1' }
    const sent = { ...elsewhere, place: 'O'.repeat(200) }
    const refused = await problemOf(await program.send('POST', '/v1/tracker/elsewhere', sent))
    expect(refused).toMatchObject({ status: 413, detail: SHORTEN.message })
    const writing = await programOf(api, user, ['tracker:write'])
    const hidden = await problemOf(await writing.send('PATCH', `/v1/tracker/${last}`, { notes: LONG }))
    expect(hidden).toMatchObject({
      status: 413,
      detail: expect.stringMatching(/be more. Please shorten it.$/),
    })
    const asked = await fetch(`${api.origin}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await keyOf(api, user)}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'update_tracked_job', arguments: { id: last, notes: LONG } },
      }),
    })
    expect(await asked.text()).toContain('can take at most 1.5 MB together')
  })

  test('by an import, as a whole: nothing of it is taken, its preview says so too', async () => {
    const { user, ids, browser } = await writer(ROOM)
    const before = await textOf(user)
    const row = (id: number | '', index: number, notes: string) =>
      `${id},School ${index},Dean,https://school.example/${index},${notes}`
    const take = (rows: string[], preview?: '1') =>
      browser.importTrackedJobs({
        file: new File([['Id,Company,Job Title,Job URL,Notes', ...rows].join('\n')], 'tracker.csv'),
        ...(preview && { preview }),
      })
    const grows = [row('', 900, 'x'.repeat(40_000)), row('', 901, 'x'.repeat(40_000))]
    expect(await failureOf(take(grows))).toEqual(SHORTEN)
    expect(await failureOf(take(grows, '1'))).toEqual(SHORTEN)
    // Emptied in one row and filled again in the next: what stays is counted.
    const twice = ids
      .slice(0, 10)
      .flatMap((id, index) => [row(id, index, ''), row(id, index, 'y'.repeat(50_000))])
    expect(await failureOf(take([...twice, ...grows]))).toEqual(SHORTEN)
    expect(await textOf(user)).toBe(before)
    const moved = [row(ids[0] ?? 0, 0, 'short'), ...grows]
    expect(await failureOf(take(moved.slice(0, 2)))).toBeNull()
  })

  test('two changes at the same moment do not both take the last room', async () => {
    const { user, browser, ids } = await writer(ROOM - 1)
    await api.db
      .update(schema.trackedJobs)
      .set({ notes: '' })
      .where(and(eq(schema.trackedJobs.userId, user.id), eq(schema.trackedJobs.jobId, ids[0] ?? 0)))
    const empty = [ids[0], ids.at(-1)].map((id) => id ?? 0)
    const more = await Promise.all(
      Array.from({ length: 6 }, () => browser.addTrackedJob({ job_title: 'Dean', company_name: 'Reed' })),
    )
    const all = [...empty, ...more.map(({ job }) => job.id)]
    const ends = await Promise.all(all.map((id) => failureOf(note(browser, id, LONG))))
    expect(ends.filter((end) => end === null)).toHaveLength(2)
    expect(await textOf(user)).toBeLessThanOrEqual(MAX_TEXT_BYTES)
  })

  test('who has more keeps it, may shorten it and save it unchanged, and may not make it longer', async () => {
    const { user, browser, ids, first, last } = await writer(40)
    expect(await failureOf(note(browser, first, LONG))).toBeNull()
    expect(await failureOf(note(browser, first, LONG.slice(1)))).toBeNull()
    const shorter = { id: ids[1] ?? 0, notes: 'short', knockout_questions: ['Now here?'] }
    expect(await failureOf(browser.updateTrackedJob({ job: shorter }))).toBeNull()
    expect(await failureOf(note(browser, last, 'x'))).toMatchObject({ status: 413 })
    expect(await textOf(user)).toBeGreaterThan(MAX_TEXT_BYTES)
  })

  test('those of an application that was taken off the tracker count, and are named as such', async () => {
    const { browser, first, last } = await writer(ROOM + 1)
    await browser.toggleTracking({ airtable_id: first })
    const failure = await failureOf(note(browser, last, LONG))
    expect(failure?.message).toContain('“Dean” at School 0 (50 KB, taken off your tracker)')
  })
})

test('a timeline keeps its last hundred changes, of which the whole tracker tells twenty', async () => {
  const { user, browser, first } = await writer(1)
  await api.db.insert(schema.trackedJobChanges).values(
    Array.from({ length: 100 }, (_, index) => ({
      userId: user.id,
      jobId: first,
      status: index % 2,
      at: new Date(Date.UTC(2026, 0, 1, 0, index)),
    })),
  )
  const { status_changes: changes } = await browser.updateTrackedJob({
    job: { id: first, tracker_status: 3 },
  })
  expect(changes).toHaveLength(100)
  expect(changes[0]?.at).toBe('2026-01-01T00:01:00.000Z')
  expect(changes.at(-1)?.status).toBe(3)
  const { jobs } = await browser.loadTrackedJobs({})
  const listed = jobs.find(({ id }) => id === first)?.status_changes
  expect(listed).toEqual(changes.slice(-20))
})

test('an import bounds each cell as a form does', async () => {
  const browser = await api.as(await api.a.subscriber())
  const take = (column: string, cell: string) =>
    browser.importTrackedJobs({
      file: new File([`Company,Job Title,${column}\nReed,Dean,${cell}\n`], 'tracker.csv'),
    })
  const long = 'x'.repeat(2_001)
  for (const column of ['Audience', 'Knockout Questions', 'Category'])
    expect(await take(column, long)).toMatchObject({
      problems: [],
      warnings: [{ line: 2, message: `${column} is left out: it is too long.` }],
    })
})
