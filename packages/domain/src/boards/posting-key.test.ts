import { describe, expect, test } from 'vitest'
import { postingKey } from './posting-key.ts'

const UKG = 'https://recruiting2.ultipro.com/PON1000/JobBoard/8a2f9b1c-3d4e-4f5a-8b9c-0d1e2f3a4b5c'
const isSame = (one: string, other: string) => postingKey(one) === postingKey(other)

describe('two addresses of one posting are alike', () => {
  test.each([
    [
      'a step of applying',
      'https://jobs.lever.co/pond/0b4f3c2a-1d2e',
      'https://jobs.lever.co/pond/0b4f3c2a-1d2e/apply',
    ],
    [
      'a visitor’s way',
      'https://pond.example/job?id=7&utm_source=x',
      'https://pond.example/job/?id=7&fbclid=y',
    ],
    [
      'two hosts',
      'https://boards.greenhouse.io/pond/jobs/4421',
      'https://job-boards.greenhouse.io/pond/jobs/4421?gh_src=1',
    ],
    [
      'a language',
      'https://p.wd5.myworkdayjobs.com/S/job/X/A_R1',
      'https://p.wd5.myworkdayjobs.com/en-US/S/job/X/A_R1',
    ],
    [
      'an account',
      'https://apply.workable.com/j/DD136DD7E7',
      'https://apply.workable.com/pond/j/DD136DD7E7/',
    ],
    [
      'a title',
      'https://jobs.smartrecruiters.com/Pond/743999',
      'https://jobs.smartrecruiters.com/Pond/743999-dean',
    ],
    [
      'a company',
      'https://recruiting.paylocity.com/Recruiting/Jobs/Details/4141',
      'https://recruiting.paylocity.com/recruiting/jobs/Details/4141/Pond/Dean',
    ],
    ['www', 'http://www.pond.example/jobs/dean', 'https://pond.example/jobs/dean'],
  ])('%s', (_difference, one, other) => {
    expect(isSame(one, other)).toBe(true)
  })
})

describe('addresses of two postings differ', () => {
  test.each([
    ['by a parameter', 'https://pond.example/careers?gh_jid=1', 'https://pond.example/careers?gh_jid=2'],
    [
      'by a parameter after a year',
      'https://pond.example/careers/2026/?gh_jid=1',
      'https://pond.example/careers/2026/?gh_jid=2',
    ],
    [
      'by a parameter after the code of their board',
      `${UKG}/OpportunityDetail?opportunityId=0b4f3c2a-1d2e-4f5a-8b9c-0d1e2f3a4b5c`,
      `${UKG}/OpportunityDetail?opportunityId=1c5f3c2a-1d2e-4f5a-8b9c-0d1e2f3a4b5c`,
    ],
    ...['ref', 'source', 'src', 't'].map((name): [string, string, string] => [
      `by ${name}, which may be their id`,
      `https://pond.example/job?${name}=1`,
      `https://pond.example/job?${name}=2`,
    ]),
    ['by a route', 'https://pond.example/#/jobs/1', 'https://pond.example/#/jobs/2'],
    ['by the end of the path', 'https://pond.example/jobs/dean', 'https://pond.example/jobs/dean-2'],
    ['by the port', 'http://127.0.0.1:4001/apply/a/1', 'http://127.0.0.1:4002/apply/a/1'],
  ])('%s', (_difference, one, other) => {
    expect(isSame(one, other)).toBe(false)
  })
})

test('what is no web address has none', () => {
  expect(postingKey('mailto:dean@pond.example')).toBeNull()
})
