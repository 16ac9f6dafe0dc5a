import { expect, test } from 'vitest'
import { feedWords, jobFacts } from './job-facts.ts'
import { salaryText } from './job-pay.ts'

const JOB = {
  title: ' Reed Analyst ',
  companyName: 'Marshlight',
  salaryRange: '$50,000 - $60,000',
  salaryMax: 60_000,
  locations: ['Ohio', 'Texas'],
  travel: 'No Travel',
} as const

test('a job in words: title, company, salary in words, places and travel', () => {
  expect(jobFacts(JOB)).toEqual({
    title: 'Reed Analyst',
    company: 'Marshlight',
    salary: '$50,000 to $60,000',
    location: 'Ohio, Texas',
    travel: 'No Travel',
  })
})

test('a job without title, range, pay and places', () => {
  const bare = { ...JOB, title: ' ', salaryRange: null, locations: [] }
  expect(jobFacts(bare)).toMatchObject({
    title: '(No Job Title)',
    salary: 'Up to $60,000',
    location: 'Hiring Nationally',
  })
  expect(jobFacts({ ...bare, salaryMax: null }).salary).toBeNull()
})

test('pay that is not yearly comes with what it is a year', () => {
  expect(salaryText({ salaryRange: '$22.00-$30/hr', salaryMax: 62_400 })).toBe(
    '$22 to $30 an hour (about $62,400 a year)',
  )
  expect(salaryText({ salaryRange: '$22.00-$30/hr', salaryMax: 62_400, jobType: 'Part-Time' })).toBe(
    '$22 to $30 an hour',
  )
})

const DATED_JOB = {
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
  expect(feedWords(DATED_JOB)).toEqual({
    title: 'Reed Analyst at Marshlight',
    text: 'Up to $60,000 · Ohio · Full-Time · No Travel · Added January 30, 2026',
  })
})

test('a feed leaves out what is not known', () => {
  expect(feedWords({ ...DATED_JOB, companyName: '', salaryMax: null, jobType: null })).toEqual({
    title: 'Reed Analyst',
    text: 'Ohio · No Travel · Added January 30, 2026',
  })
})
