import { type Program, type ProgramName, programs } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'
import { problemOf, programOf } from './key-kit.ts'
import { prepareProgram } from './program-client.ts'

/** Occurs in every text of the jobs outside the free subset. */
const SECRET = 'zzsecretzz'
const secretJob = () => ({
  title: `${SECRET} title`,
  companyName: `${SECRET} company`,
  url: `https://jobs.example.com/${SECRET}`,
  locations: [`${SECRET} place`],
  salaryRange: `${SECRET} pay`,
  description: `${SECRET} description`,
  summary: `${SECRET} summary`,
})
let secret: { id: number }
let free: { id: number }
const api = useApi()
beforeAll(async () => {
  secret = await api.a.job(secretJob())
  free = await api.a.job({ title: 'A job of the tenth', freeTenth: true })
})

type Asker = Awaited<ReturnType<typeof programOf>>
const names = Object.keys(programs) as ProgramName[]

/** The answer of every program, asked about the secret job and the person's search. */
async function walk(asker: Asker, search: { id: number }) {
  const answers: Record<string, string> = {}
  for (const name of names) {
    const program: Program = programs[name]
    const id = program.path.startsWith('/v1/searches') ? search.id : secret.id
    const given: Record<string, unknown> =
      program.method === 'GET'
        ? { limit: 100, url: secretJob().url }
        : { jobId: secret.id, status: 'applied' }
    const known = Object.keys(program.request.def.shape)
    const request = Object.fromEntries(
      Object.entries({ ...given, id }).filter(([field]) => known.includes(field)),
    )
    const [path, init] = prepareProgram(program, request)
    answers[name] = await (await asker.fetch(path, init)).text()
  }
  return answers
}
const tellers = (answers: Record<string, string>) => names.filter((name) => answers[name]?.includes(SECRET))

// holds Beyond §4: Access by the same function as every call: a key sees what its owner sees at that moment
test('a key sees what its person sees at that moment: free, paid, and free again after a downgrade', async () => {
  const [freePerson, paidPerson] = [await api.a.user(), await api.a.subscriber()]
  const [freeKey, paidKey] = [await programOf(api, freePerson), await programOf(api, paidPerson)]
  const [freeSearch, paidSearch] = [await api.a.search(freePerson), await api.a.search(paidPerson)]

  expect(tellers(await walk(freeKey, freeSearch))).toEqual([])
  expect((await freeKey.listJobs({})).jobs.map(({ id }) => id)).toEqual([free.id])
  expect(await problemOf(await freeKey.fetch(`/v1/jobs/${secret.id}`))).toMatchObject({ code: 404 })
  expect(await problemOf(await freeKey.send('POST', '/v1/tracker', { jobId: secret.id }))).toMatchObject({
    code: 404,
    detail: 'This job is not available.',
  })

  // The walk tracks it before it lists the applications a second time.
  await walk(paidKey, paidSearch)
  const silent: ProgramName[] = ['listSearches', 'trackFromElsewhere', 'readPosting']
  expect(tellers(await walk(paidKey, paidSearch))).toEqual(names.filter((name) => !silent.includes(name)))

  await api.db
    .update(schema.subscriptions)
    .set({ status: 'canceled' })
    .where(eq(schema.subscriptions.userId, paidPerson.id))
  // What the person put on their tracker is theirs, as on the tracker itself, but for the texts of the listing.
  const after = await walk(paidKey, paidSearch)
  expect(tellers(after)).toEqual(['listApplications', 'trackJob', 'updateApplication'])
  expect(JSON.stringify(after)).not.toContain(`${SECRET} description`)

  await api.db
    .update(schema.subscriptions)
    .set({ status: 'active' })
    .where(eq(schema.subscriptions.userId, paidPerson.id))
  expect(tellers(await walk(paidKey, paidSearch))).toContain('listJobs')
})

test('what a person hides is in none of their lists, and is there again for others', async () => {
  const [person, other] = [await api.a.subscriber(), await api.a.subscriber()]
  const [browser, mine, theirs] = [
    await api.as(person),
    await programOf(api, person),
    await programOf(api, other),
  ]
  const search = await api.a.search(person)
  const listed = async () => [
    (await mine.listJobs({})).jobs.some(({ id }) => id === secret.id),
    (await mine.listSearchJobs({ id: search.id })).jobs.some(({ id }) => id === secret.id),
  ]
  expect(await listed()).toEqual([true, true])
  await browser.hideCompany({ company: `${SECRET} company`, hidden: true })
  expect(await listed()).toEqual([false, false])
  expect((await theirs.listJobs({})).jobs.some(({ id }) => id === secret.id)).toBe(true)
})
