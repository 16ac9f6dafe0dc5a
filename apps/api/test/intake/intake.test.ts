import type { IntakeData } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { NO_ANSWERS } from '@lilypad/domain'
import { expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'

const api = useApi()

const ANSWERS: IntakeData = {
  current_job_title: 'Teacher',
  industries: ['education_prek12', 'other'],
  years_experience: 20,
  categories_exp: [{ name: 'Robotics', is_active: true, num_years: 3 }],
  workplace_type: 'remote',
  travel_preference: 'depends',
  salary_min: 75_000,
  selected_plan: 'skip',
}

// holds Part 2 §3: Intake data and its option ids
// holds Decisions §3: `POST /api/save_intake`, `GET /api/load_intake`
test('the answers are kept for their person, the last ones count', async () => {
  const browser = await api.as(await api.a.user())
  expect(await browser.loadIntake({})).toMatchObject({ intake: null })
  await browser.saveIntake({ ...ANSWERS, current_job_title: 'Before' })
  await browser.saveIntake(ANSWERS)
  expect((await browser.loadIntake({})).intake).toEqual(ANSWERS)
  const other = await api.as(await api.a.user())
  expect((await other.loadIntake({})).intake).toBeNull()
})

test('answers are kept when some of the questions are still open', async () => {
  const browser = await api.as(await api.a.user())
  const open: IntakeData = { ...NO_ANSWERS, industries: [], categories_exp: [] }
  await browser.saveIntake(open)
  expect((await browser.loadIntake({})).intake).toEqual(open)
})

// holds Part 2 §3: Intake data and its option ids
// holds Part 2 §9: Intake: 9 steps, years 0-20, salary 60000-200000 by 5000
test.each([
  [{ industries: ['banking'] }],
  [{ years_experience: 21 }],
  [{ salary_min: 59_000 }],
  [{ salary_min: 205_000 }],
  [{ selected_plan: 'gold' }],
  [{ workplace_type: 'moon' }],
  [{ current_job_title: 'x'.repeat(201) }],
])('%j is 400', async (wrong) => {
  const browser = await api.as(await api.a.user())
  const response = await browser.fetch('/api/save_intake', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ANSWERS, ...wrong }),
  })
  expect(response.status).toBe(400)
})

test('a visitor has no place to keep answers', async () => {
  await expect(api.visitor().saveIntake(ANSWERS)).rejects.toMatchObject({ status: 401 })
})

// holds Beyond §3: `POST /api/count_intake_matches`, what the questionnaire leaves so far
test('anybody is told how many listed jobs pass the filter of the answers so far, those of members included', async () => {
  await api.a.job({ category: 'Finance', salaryMax: 90_000, freeTenth: true })
  await api.a.job({ category: 'Finance', salaryMax: 80_000 })
  await api.a.job({ category: 'Finance', salaryMax: 70_000 })
  await api.a.job({ category: 'Sales', salaryMax: 90_000 })
  const matches = async (salary_min: number, ...names: string[]) => {
    const categories_exp = names.map((name) => ({ name, is_active: true, num_years: 1 }))
    const asked = { categories_exp, travel_preference: null, salary_min }
    return (await api.visitor().countIntakeMatches(asked)).num_jobs
  }
  await expect.poll(() => matches(60_000), { timeout: 10_000 }).toBe(4)
  expect(await matches(75_000, 'Finance')).toBe(2)
  expect(await matches(60_000, 'Finance', 'Sales')).toBe(4)
  expect(await matches(60_000, 'Curriculum')).toBe(0)
})

test('members are not told of jobs that they hide', async () => {
  const job = await api.a.job()
  await api.announceJobs()
  const asked = { categories_exp: [], travel_preference: null, salary_min: 60_000 }
  const visitor = api.visitor()
  const listed = await api.db.$count(schema.jobs)
  const count = async (who: Browser) => (await who.countIntakeMatches(asked)).num_jobs
  await expect.poll(() => count(visitor), { timeout: 10_000 }).toBe(listed)
  const browser = await api.as(await api.a.subscriber())
  await browser.hideJob({ id: job.id })
  expect([await count(browser), await count(visitor)]).toEqual([listed - 1, listed])
})

test('words that a free member hides do not tell in how many jobs for members they stand', async () => {
  await api.a.job({ title: 'Unguessable Coach' })
  await api.announceJobs()
  const asked = { categories_exp: [], travel_preference: null, salary_min: 60_000 }
  const [free, visitor] = [await api.as(await api.a.user()), api.visitor()]
  await free.setHiddenWords({ words: ['unguessable'] })
  const count = async (who: Browser) => (await who.countIntakeMatches(asked)).num_jobs
  const listed = await api.db.$count(schema.jobs)
  await expect.poll(() => count(visitor), { timeout: 10_000 }).toBe(listed)
  expect(await count(free)).toBe(listed)
})
