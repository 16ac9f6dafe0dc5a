import { expect, test } from 'vitest'
import { cardSalary, jobFacts } from './job-facts.ts'

const JOB = {
  title: ' Reed Analyst ',
  companyName: 'Marshlight',
  salaryRange: '$50,000 - $60,000',
  salaryMax: 60_000,
  locations: ['Ohio', 'Texas'],
  travel: 'No Travel',
} as const

test('a job in words: title, company, salary as printed, places and travel', () => {
  expect(jobFacts(JOB)).toEqual({
    title: 'Reed Analyst',
    company: 'Marshlight',
    salary: '$50,000 - $60,000',
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

test('a card says of a job without pay that its salary is not listed', () => {
  expect(cardSalary({ salaryRange: null, salaryMax: null })).toBe('Salary not listed')
  expect(cardSalary({ salaryRange: '$40/hr', salaryMax: null })).toBe('$40/hr')
})
