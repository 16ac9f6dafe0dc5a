import { expect, it } from 'vitest'
import type { ListedJob } from '@/api/jobs/jobs.ts'
import { withApplied, withNew } from './use-listed-jobs.ts'

const job = (id: number, approvedAt: string | null) =>
  ({ id, companyName: 'Quillmarsh', approvedAt }) as ListedJob
const jobs = [job(1, '2027-03-10T09:00:00.000Z'), job(2, '2027-03-09T09:00:00.000Z'), job(3, null)]

// holds Beyond §3: cards added since the last visit bear a dot
it('jobs added since the last visit are marked, and the others stay the very same', () => {
  const [first, ...others] = withNew(jobs, '2027-03-09T12:00:00.000Z')
  expect(first).toEqual({ ...jobs[0], isNew: true })
  expect(others.every((one, place) => one === jobs[place + 1])).toBe(true)
})

it('nothing is new in a first visit', () => {
  expect(withNew(jobs, null)).toBe(jobs)
})

// holds Beyond §3: an earlier application is told on the card and before Apply
it('jobs of an earlier application are marked, and the others stay the very same', () => {
  const before = { day: '2027-03-01', isOtherJob: false }
  const [first, second] = withApplied(jobs, ({ id }) => (id === 2 ? before : null))
  expect(first).toBe(jobs[0])
  expect(second).toEqual({ ...jobs[1], applied: before })
  expect(withApplied(jobs, null)).toBe(jobs)
})
