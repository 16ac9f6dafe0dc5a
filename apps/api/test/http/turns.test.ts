import { openDatabase, schema } from '@lilypad/db'
import { MADE_PASSWORD } from '@lilypad/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createJobSearch } from '../../src/areas/jobs/search/job-search.ts'
import { createLog } from '../../src/deps/log.ts'
import { useApi } from '../create-test-api.ts'
import { programOf } from '../programs/key-kit.ts'

const api = useApi({ env: { LIST_IN_BROWSER_MAX: '0', TRUST_PROXY: '1' } })

const close: (() => Promise<void>)[] = []
afterAll(() => Promise.all(close.map((one) => one())))

/** Until the function that comes back is called, nobody else changes what is a person's. */
async function lock({ id }: { id: number }): Promise<() => Promise<void>> {
  const { db, close: end } = openDatabase(api.deps.config.database.url, { max: 1 })
  close.push(end)
  return new Promise((locked) => {
    const done = db.transaction(async (tx) => {
      await tx.select().from(schema.users).where(eq(schema.users.id, id)).for('update')
      await new Promise<void>((release) =>
        locked(() => {
          release()
          return done
        }),
      )
    })
  })
}

test('a person who changes much at once waits without a connection of the database: others are answered meanwhile', async () => {
  const person = await api.a.user()
  const [browser, other] = [await api.as(person), await api.as(await api.a.user())]
  const program = await programOf(api, person, ['tracker:write'])
  const release = await lock(person)
  const star = async () => {
    const { id } = await api.a.job({ freeTenth: true })
    return { id, body: JSON.stringify({ id }) }
  }
  const jobs = await Promise.all(Array.from({ length: 20 }, star))
  const headers = { 'content-type': 'application/json' }
  const stars = jobs.map(({ body }) =>
    browser.fetch('/api/toggle_favorite_job', { method: 'POST', headers, body }),
  )
  const resets = jobs.map(() => api.visitor().requestReset({ email: person.email }))
  const others = jobs.map(({ id }) => program.send('POST', '/v1/tracker', { jobId: id }))
  const settled = Promise.allSettled([...stars, ...others, ...resets])
  for (let turn = 0; turn < 20; turn += 1) expect(await other.loadTrackedJobs({})).toMatchObject({ jobs: [] })
  await release()
  await settled
  const statuses = await Promise.all(stars.map(async (one) => (await one).status))
  // One that is worked on and 16 that wait; some of their places may have the others.
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect((await browser.loadTrackedJobs({})).jobs.length).toBeGreaterThan(0)
  // As with an unknown address.
  const unknown = await api.visitor().requestReset({ email: 'nobody@nowhere.example' })
  expect(await Promise.all(resets)).toEqual(resets.map(() => unknown))
})

test('who imports while many others do is told so', async () => {
  const people = await Promise.all(Array.from({ length: 18 }, () => api.a.user()))
  const browsers = await Promise.all(people.map(api.as))
  const releases = await Promise.all(people.slice(0, 1).map(lock))
  const file = new File(['Company,Job Title\nPond,Coach'], 'jobs.csv')
  const refused: unknown[] = []
  const imports = browsers.map((browser) =>
    browser.importTrackedJobs({ file }).catch((error: unknown) => refused.push(error)),
  )
  const message = 'Other people are importing their jobs. Please try again in a moment.'
  await expect.poll(() => refused).toMatchObject([{ status: 429, message }])
  for (const release of releases) await release()
  await Promise.all(imports)
  expect(refused).toHaveLength(1)
})

test('one address cannot take all places of the searches: another one is answered', async () => {
  await api.a.job({ freeTenth: true })
  const search = (from: string) =>
    api.visitor().fetch('/api/search_jobs', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ state: {}, sort: 'date' }),
    })
  await search('10.0.0.1')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = ['a', 'b'].map((caller) => api.jobList.search.ask(caller, () => held))
  let refused = 0
  const many = Array.from({ length: 60 }, async () => {
    const { status } = await search('10.0.0.1')
    if (status === 429) refused += 1
    return status
  })
  // One that is asked, and 16 that wait.
  await expect.poll(() => refused).toBe(43)
  const other = search('10.0.0.2')
  release()
  await Promise.all(slow)
  expect((await other).status).toBe(200)
  expect((await Promise.all(many)).filter((status) => status === 200)).toHaveLength(17)
})

test('a search that waits for the first copy of the jobs takes no place of the searches', async () => {
  const database = openDatabase(api.deps.config.database.url)
  const search = createJobSearch({ database, log: createLog('fatal', { write: () => undefined }) })
  close.push(search.close, database.close)
  let refused = 0
  const asked = await database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table jobs in access exclusive mode`)
    const asks = Array.from({ length: 30 }, () =>
      search
        .ask('one', async () => 'answer')
        .catch(() => {
          refused += 1
        }),
    )
    const waiting = sql`select from pg_locks where relation = 'jobs'::regclass and not granted`
    await expect.poll(async () => (await tx.execute(waiting)).rowCount).toBeGreaterThan(0)
    expect(refused).toBe(0)
    return { asks }
  })
  expect(await Promise.all(asked.asks)).toContain('answer')
})

test('somebody who is logged in asks for a new password, and logs in again', async () => {
  const person = await api.a.user()
  const browser = await api.as(person)
  expect((await browser.requestReset({ email: person.email })).message).toContain('check your e-mail')
  const { user } = await browser.logIn({ email: person.email, password: MADE_PASSWORD })
  expect(user?.id).toBe(person.id)
})
