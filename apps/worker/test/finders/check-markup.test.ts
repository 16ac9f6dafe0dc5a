import { listUncheckedJobs, readMarkupReport, schema } from '@lilypad/db'
import { addDays, newYorkDay } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkMarkup } from '../../src/handlers/check-markup.ts'
import { useDatabase } from '../test-database.ts'

const database = useDatabase()
const publicUrl = 'https://pond.example'
const signal = new AbortController().signal
const check = () =>
  checkMarkup({ db: database.db, now: () => new Date(), links: { publicUrl } })(
    {},
    { signal, isLastAttempt: true },
  )

// holds Beyond §7: the markup of a job is checked at each change, whether or not somebody looks
test('a job that breaks a field is in the report after its change, and no more once it is mended or closed', async () => {
  const made = {
    freeTenth: true,
    description: 'You will write lessons.',
    locations: ['US-OH'],
    isPlaceStated: true,
  }
  const { id } = await database.a.job({ ...made, title: 'Mended' })
  const problemsOf = async () => {
    await check()
    const { broken } = await readMarkupReport(database.db, 100)
    return broken.find((one) => one.job_id === id)?.problems ?? null
  }
  const change = (more: object) =>
    database.db
      .update(schema.jobs)
      .set({ ...more, changedAt: new Date() })
      .where(eq(schema.jobs.id, id))
  expect(await problemsOf()).toBeNull()
  await change({ postedOn: '2099-01-01' })
  expect(await problemsOf()).toEqual(['Was posted in the future (datePosted)'])
  await change({ postedOn: '2026-01-01' })
  expect(await problemsOf()).toBeNull()
  await change({ postedOn: '2099-01-01' })
  expect(await problemsOf()).not.toBeNull()
  await change({ unlistedReason: 'closed' })
  expect(await problemsOf()).toBeNull()
})

test('only what changed is checked again, what is broken once a day, and all once a week', async () => {
  await database.db.delete(schema.jobs)
  const made = { freeTenth: true, description: 'You will write lessons.', isPlaceStated: true }
  await database.a.job({ ...made, title: 'Sound', locations: ['US-OH'] })
  const broken = await database.a.job({
    ...made,
    title: 'Broken',
    locations: ['US-OH'],
    postedOn: '2099-01-01',
  })
  await check()
  const due = async (days = 0) =>
    (await listUncheckedJobs(database.db, addDays(newYorkDay(new Date()), days), 10))
      .map(({ title }) => title)
      .sort()
  expect(await due()).toEqual([])
  expect([await due(1), await due(7)]).toEqual([['Broken'], ['Broken']])
  expect(await due(8)).toEqual(['Broken', 'Sound'])
  await database.db.update(schema.jobs).set({ changedAt: new Date() }).where(eq(schema.jobs.id, broken.id))
  expect(await due()).toEqual(['Broken'])
})
