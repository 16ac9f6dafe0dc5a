import { describe, expect, it, test } from 'vitest'
import { type AppliedBefore, appliedFinder, appliedText, type SentApplication } from './already-applied.ts'

const sent = (id: number, companyName: string, appliedOn: string, ...listedAgainAs: number[]) =>
  ({ id, companyName, appliedOn, listedAgainAs }) satisfies SentApplication

// holds Beyond §3: an earlier application is told on the card and before Apply
describe('what somebody applied to before', () => {
  const find = appliedFinder([
    sent(1, 'Quillmarsh', '2027-03-20', 5),
    sent(2, 'Quillmarsh', '2027-03-01'),
    sent(3, 'Brightwater', '2026-12-01'),
  ])
  it.each<[sentence: string, job: { id: number; companyName: string }, before: AppliedBefore | null]>([
    ['this job', { id: 2, companyName: 'Quillmarsh' }, { day: '2027-03-01', isOtherJob: false }],
    [
      'an earlier listing of it',
      { id: 5, companyName: 'Quillmarsh' },
      { day: '2027-03-20', isOtherJob: false },
    ],
    [
      'another job, the latest',
      { id: 9, companyName: ' quillmarsh' },
      { day: '2027-03-20', isOtherJob: true },
    ],
    ['nothing at this employer', { id: 9, companyName: 'Cedarwick' }, null],
  ])('%s', (_sentence, job, before) => {
    expect(find(job)).toEqual(before)
  })
})

test('an application of an unknown day is told without one', () => {
  const find = appliedFinder([{ ...sent(1, 'Quillmarsh', ''), appliedOn: null }])
  expect(find({ id: 1, companyName: 'Quillmarsh' })).toEqual({ day: null, isOtherJob: false })
  expect(appliedText({ day: null, isOtherJob: false }, 'Quillmarsh', '2027-03-20')).toBe(
    'You applied to this before',
  )
})

describe('it is told with the month, or the day where that is recent', () => {
  it.each([
    ['2027-03-20', 'today'],
    ['2027-03-02', 'on March 2'],
    ['2027-02-27', 'in February'],
    ['2026-12-31', 'in December'],
    ['2026-04-30', 'in April'],
    ['2026-03-31', 'in March 2026'],
  ])('%s', (day, when) => {
    const today = '2027-03-20'
    expect(appliedText({ day, isOtherJob: false }, 'Quillmarsh', today)).toBe(`You applied to this ${when}`)
    expect(appliedText({ day, isOtherJob: true }, 'Quillmarsh', today)).toBe(
      `You applied to another job at Quillmarsh ${when}`,
    )
  })
})

test('where the name of the company stands beside it, another job of it is a job of theirs', () => {
  const before = { day: '2027-03-03', isOtherJob: true }
  expect(appliedText(before, null, '2027-03-20')).toBe('You applied to a job of theirs on March 3')
})
