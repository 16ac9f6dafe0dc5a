import { expect, test } from 'vitest'
import { jobFacts } from './job-facts.ts'
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
