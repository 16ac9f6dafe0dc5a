import { type CuratedJob, NOTHING_STATED, ScrapeError } from '@lilypad/domain'
import { expect, test } from 'vitest'
import { describeBoardReading, toJson } from './print-board-reading.ts'

test('for programs a reading is JSON, with what was asked and why nothing was read', () => {
  const fault = new ScrapeError('blocked', 'The robots.txt of x does not allow it.')
  const reading = { outcome: 'failed', stats: { requests: 1, bytes: 9 }, fault } as const
  expect(JSON.parse(toJson({ system: 'lever', tenant: 'pond' }, reading))).toEqual({
    ...{ outcome: 'failed', kind: 'blocked', message: fault.message, requests: 1, bytes: 9 },
    identity: { system: 'lever', tenant: 'pond' },
  })
})

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
    detailsMissing: 1,
    textsRefused: 'pond.example answered 403.',
    complete: true,
    stats: { requests: 1, bytes: 1024 },
  } as unknown as Parameters<typeof describeBoardReading>[1]
  const curate = async () => [{ job, description: null }]
  const text = await describeBoardReading({ system: 'lever', tenant: 'pond' }, reading, { curate } as never)
  expect(text).toContain('1 without their text (pond.example answered 403.); complete')
  expect(text).toContain(
    '  fact eligibility: countries US; states_only CA TX\n    “You live in California or Texas.”\n  fact licence: not stated',
  )
})
