import { findHiddenWord, NOTHING_HIDDEN, stackJobs } from '@lilypad/domain'
import { expect, it } from 'vitest'
import type { ListedJob } from '@/api/jobs/jobs.ts'
import { seenCards, withApplied, withNew, withoutHidden } from './use-listed-jobs.ts'

const job = (id: number, more: Partial<ListedJob> = {}) =>
  ({ id, title: `Job ${id}`, companyName: 'Pond', stackId: null, isHidden: false, ...more }) as ListedJob
const NONE: ReadonlySet<number> = new Set()
const hiding = (...ids: number[]) => ({ ...NOTHING_HIDDEN, jobIds: new Set(ids) })
const idsOf = (jobs: readonly ListedJob[]) => jobs.map(({ id }) => id)

it('hidden jobs, employers and words leave the list; the other rows are the very same', () => {
  const jobs = [job(1), job(2), job(3, { companyName: 'Reed' }), job(4, { title: 'School Nurse' }), job(5)]
  const rule = { jobIds: new Set([2]), companies: new Set(['Reed']), wordIn: findHiddenWord(['nurse']) }
  const seen = withoutHidden(jobs, rule, NONE)
  expect(seen).toEqual([jobs[0], jobs[4]])
  expect(seen[0]).toBe(jobs[0])
})

it('somebody who hides nothing has the very same list', () => {
  const jobs = [job(1)]
  expect(withoutHidden(jobs, NOTHING_HIDDEN, NONE)).toBe(jobs)
})

it('one that was hidden in this list keeps its place, marked, and is not counted', () => {
  const jobs = withoutHidden([job(1), job(2), job(3)], hiding(1, 2), new Set([2]))
  expect(idsOf(jobs)).toEqual([2, 3])
  const { count, stacks } = seenCards(jobs, stackJobs(jobs))
  expect(count).toBe(1)
  expect(stacks.map((card) => [card.job.id, card.job.isHidden])).toEqual([
    [2, true],
    [3, false],
  ])
})

it.each<[sentence: string, hidden: number[], first: number, isHidden: boolean, others: number[]]>([
  ['a stack without hidden jobs stays', [], 1, false, [2, 3]],
  ['one hidden of a stack stays among the other places', [2], 1, false, [2, 3]],
  ['where the first is hidden, the next is shown', [1], 2, false, [1, 3]],
  ['a stack that is hidden as a whole is one row', [1, 2, 3], 1, true, [2, 3]],
])('%s', (_sentence, ids, first, isHidden, others) => {
  const stack = [1, 2, 3].map((id) => job(id, { stackId: 'pond/job' }))
  const jobs = withoutHidden(stack, hiding(...ids), new Set(ids))
  const { stacks } = seenCards(jobs, stackJobs(jobs))
  expect(stacks).toHaveLength(1)
  expect(stacks[0]?.job).toMatchObject({ id: first, isHidden })
  expect(idsOf(stacks[0]?.variants ?? [])).toEqual(others)
})

const dated = (id: number, approvedAt: string | null) =>
  ({ id, companyName: 'Quillmarsh', approvedAt }) as ListedJob
const jobs = [dated(1, '2027-03-10T09:00:00.000Z'), dated(2, '2027-03-09T09:00:00.000Z'), dated(3, null)]

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
