import { type CuratedJob, NOTHING_STATED } from '@lilypad/domain'
import { expect, test } from 'vitest'
import { describeReading } from './describe-reading.ts'

const found = { externalId: '1', url: 'https://jobs.example.com/1', places: [], workplace: null }
const job = {
  ...NOTHING_STATED,
  eligibility: {
    ...NOTHING_STATED.eligibility,
    countries: ['US'],
    states_only: ['CA', 'TX'],
    evidence: ['You live in California or Texas.'],
  },
  title: 'Tutor',
  audience: [],
  locations: [],
  category: 'Curriculum',
  travel: 'No Travel',
  reasons: {},
  unlistedReason: null,
} as unknown as CuratedJob

test('each posting is printed with its facts and the words that decide them', async () => {
  const reading = {
    outcome: 'read',
    postings: [found],
    dropped: 0,
    duplicates: 0,
    complete: true,
    stats: { requests: 1, bytes: 1024 },
  } as unknown as Parameters<typeof describeReading>[1]
  const curate = async () => [{ job, description: null }]
  const text = await describeReading({ system: 'lever', tenant: 'pond' }, reading, { curate } as never)
  expect(text).toContain(
    '  fact eligibility: countries US; states_only CA TX\n    “You live in California or Texas.”\n  fact licence: not stated',
  )
})
