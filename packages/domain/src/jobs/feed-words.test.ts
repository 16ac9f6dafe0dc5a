import { expect, test } from 'vitest'
import { feedWords } from './job-facts.ts'

const JOB = {
  title: 'Reed Analyst',
  companyName: 'Marshlight',
  salaryRange: null,
  salaryMax: 60_000,
  locations: ['Ohio'],
  travel: 'No Travel',
  jobType: 'Full-Time',
  approvedOn: '2026-01-30',
  postedOn: '2026-01-20',
} as const

test('a feed names the job with its company, and its facts in one line', () => {
  expect(feedWords(JOB)).toEqual({
    title: 'Reed Analyst at Marshlight',
    text: 'Up to $60,000 · Ohio · Full-Time · No Travel · Added January 30, 2026',
  })
})

test('a feed leaves out what is not known', () => {
  expect(feedWords({ ...JOB, companyName: '', salaryMax: null, jobType: null })).toEqual({
    title: 'Reed Analyst',
    text: 'Ohio · No Travel · Added January 30, 2026',
  })
})
