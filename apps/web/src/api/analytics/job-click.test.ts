import type { FullJob } from '@lilypad/contracts'
import { NOTHING_STATED } from '@lilypad/domain'
import { expect, it } from 'vitest'
import { jobClickProperties, toVisitorStatus } from './job-click.ts'

const job: FullJob = {
  id: 7,
  title: 'Curriculum Writer',
  companyName: 'Bright Pond',
  url: 'https://example.com/7',
  jobType: 'Full-Time',
  workplace: 'Remote',
  travel: 'No Travel',
  locations: [],
  audience: ['PreK-12 Educator'],
  category: 'Curriculum',
  salaryMax: 86_000,
  salaryRange: '$81,000 - $86,000',
  applyBy: null,
  postedOn: null,
  approvedOn: '2026-01-31',
  featured: true,
  stackId: null,
  logoFile: null,
  logoOneOff: null,
  logoAttachment: null,
  lastScrapedAt: null,
  deletedOn: null,
  travelDetails: null,
  description: 'A long text.',
  summary: 'A short text.',
  licenceNeed: null,
  eligibleStates: null,
  isPlaceStated: false,
  degree: null,
  deadline: null,
  facts: NOTHING_STATED,
  statedPlaces: null,
  residence: { places: null, excludedStates: [], near: null, source: null, evidence: [] },
  searchText: 'curriculum writer',
  isTracked: false,
}

// holds Part 1 §2 Home page: A click is recorded without the long texts, with the visitor's status
// holds Part 2 §2 Dashboard: A click records an event
it('a click carries the job data without the full description and summary, plus the visitor status', () => {
  const properties = jobClickProperties(job, 'free')
  expect(properties).toMatchObject({ id: 7, 'Job Title': 'Curriculum Writer', 'Visitor Status': 'free' })
  expect(Object.keys(properties)).not.toContain('Full Job Description')
  expect(Object.keys(properties)).not.toContain('JD Summary')
  expect(Object.keys(properties)).not.toContain('Facts')
})

// holds Part 1 §2 Home page: A click is recorded without the long texts, with the visitor's status
it.each([
  [null, 'not logged in'],
  [{ isFree: true }, 'free'],
  [{ isFree: false }, 'paid'],
])('the visitor %j is called %s', (user, status) => {
  expect(toVisitorStatus(user)).toBe(status)
})
