import { describe, expect, it } from 'vitest'
import {
  changedFieldNames,
  changeWords,
  type HistoryReading,
  historyWords,
  type SeenHistory,
} from './history-words.ts'
import type { PostingChange } from './posting-changes.ts'

const TODAY = '2026-11-23'
const reading: HistoryReading = { today: TODAY, isOpen: true }
const at = (day: string) => `${day}T15:00:00.000Z`
const unchanged: SeenHistory = {
  posted_by_employer: null,
  first_seen: at('2026-05-04'),
  last_checked: at(TODAY),
  days_open: 21,
  versions: [{ seen_at: at('2026-05-04'), changes: [] }],
  relisted: [],
  earlier_listings: [],
  sources: [],
  employer: { company: 'Acme', open_jobs: 24, median_days_open: null },
}
const pay: PostingChange = { field: 'pay', before: '$81,000 - $86,000', after: null }
const text: PostingChange = { field: 'text', before: 'We pay.', after: null }

describe('a change of a posting is told in one sentence', () => {
  it.each<[PostingChange, string]>([
    [pay, 'Pay was removed on Sep 3: before $81,000 to $86,000'],
    [{ ...pay, before: null, after: '$90,000' }, 'Pay was added on Sep 3: $90,000'],
    [{ ...pay, after: '$90,000' }, 'Pay changed on Sep 3: now $90,000, before $81,000 to $86,000'],
    [{ field: 'title', before: 'Tutor', after: 'Coach' }, 'Title changed on Sep 3: from “Tutor” to “Coach”'],
    [
      { field: 'workplace', before: 'Remote', after: 'Hybrid' },
      'Workplace changed on Sep 3: from Remote to Hybrid',
    ],
    [{ field: 'type', before: null, after: 'Full-Time' }, 'Job type was added on Sep 3: Full-Time'],
    [
      { field: 'places', before: ['Texas', 'Ohio'], after: ['OHIO', 'Austin, TX', 'Iowa'] },
      'Places changed on Sep 3: added Austin, TX; Iowa · removed Texas',
    ],
    [{ field: 'places', before: [], after: ['Iowa'] }, 'Places changed on Sep 3: added Iowa'],
    [
      { field: 'places', before: [...'ABCDEFGH'], after: [] },
      'Places changed on Sep 3: removed A; B; C; D; E; F; 2 more',
    ],
    [text, 'Text changed on Sep 3'],
  ])('%j', (change, sentence) => {
    expect(changeWords(change, 'Sep 3')).toBe(sentence)
  })
})

it('changed fields are named as in the sentences', () => {
  expect(changedFieldNames(['pay', 'type', 'text'])).toBe('Pay, Job type, Text')
})

describe('the dates of a job', () => {
  it.each<[what: string, Partial<SeenHistory>, Partial<HistoryReading>, string]>([
    [
      'begin with the day on which we first saw it',
      {},
      {},
      'First seen May 4, 2026 · watched for 21 days · checked today',
    ],
    [
      'name the board’s own day',
      { posted_by_employer: '2026-04-20', days_open: 1 },
      {},
      'First seen May 4, 2026 · posted Apr 20 by the employer · watched for 1 day · checked today',
    ],
    [
      'of a job that is gone say when it was last seen',
      { last_checked: at('2026-10-03') },
      { isOpen: false },
      'First seen May 4, 2026 · watched for 21 days · last seen Oct 3',
    ],
    [
      'that people keep are days in full',
      { posted_by_employer: '2026-04-20' },
      { today: null },
      'First seen May 4, 2026 · posted Apr 20, 2026 by the employer · watched for 21 days · checked Nov 23, 2026',
    ],
    [
      'of a job that no scrape saw leave out the check',
      { last_checked: null, days_open: 0 },
      {},
      'First seen May 4, 2026',
    ],
    [
      'are days of New York',
      { first_seen: '2026-05-04T03:59:00.000Z', last_checked: null },
      {},
      'First seen May 3, 2026 · watched for 21 days',
    ],
    [
      'of a listing after others are those of this listing',
      { earlier_listings: [{ first_seen: at('2026-01-04'), last_seen: at('2026-02-04'), title: 'Tutor' }] },
      {},
      'This posting first seen May 4, 2026 · watched for 21 days · checked today',
    ],
  ])('%s', (_what, more, read, words) => {
    const { dates } = historyWords({ ...unchanged, ...more }, { ...reading, ...read })
    expect(dates.join(' · ')).toBe(words)
  })
})

const sentences = (more: Partial<SeenHistory>, read = reading) =>
  historyWords({ ...unchanged, ...more }, read).events.map(({ sentence }) => sentence)

describe('what was seen after that', () => {
  it('is told from the newest to the oldest, changes and absences together', () => {
    const versions = [
      { seen_at: at('2026-05-04'), changes: [] },
      { seen_at: at('2026-06-01'), changes: [pay] },
      { seen_at: at('2026-09-03'), changes: [text] },
    ]
    const relisted = [{ gone_at: at('2026-06-03'), back_at: at('2026-06-09') }]
    expect(sentences({ versions, relisted })).toEqual([
      'Text changed on Sep 3',
      'Gone at our check on Jun 3, back at our check on Jun 9',
      'Pay was removed on Jun 1: before $81,000 to $86,000',
    ])
  })

  it('has the changed passages of a text', () => {
    const versions = [{ seen_at: at('2026-09-03'), changes: [pay, text] }]
    const { events } = historyWords({ ...unchanged, versions }, reading)
    expect(events.map(({ passages }) => passages)).toEqual([null, { before: 'We pay.', after: null }])
  })

  it.each([
    ['2026-06-03', '2026-06-03', 'Gone at one check on Jun 3, back at a later one'],
    ['2025-12-30', '2026-01-02', 'Gone at our check on Dec 30, 2025, back at our check on Jan 2'],
  ])('an absence from %s to %s', (gone, back, sentence) => {
    expect(sentences({ relisted: [{ gone_at: at(gone), back_at: at(back) }] })).toEqual([sentence])
  })

  it('is nothing yet after one check, and no change after two on one day', () => {
    const told = (last: string) => historyWords({ ...unchanged, last_checked: last }, reading).noEvents
    expect(told(unchanged.first_seen)).toBe('Seen at one check so far')
    const later = new Date(Date.parse(unchanged.first_seen) + 60_000).toISOString()
    expect(told(later)).toBe('No change seen on May 4')
  })

  it.each([
    [TODAY, 'No change seen from May 4 to Nov 23'],
    [null, 'No change seen from May 4, 2026 to Nov 23, 2026'],
  ])('is no change, read on %s', (today, sentence) => {
    expect(historyWords(unchanged, { ...reading, today }).noEvents).toBe(sentence)
  })
})

describe('listings before this one', () => {
  const earlier = (...days: [string, string][]) =>
    days.map(([first, last]) => ({ first_seen: at(first), last_seen: at(last), title: 'Tutor' }))
  it.each<[SeenHistory['earlier_listings'], string | null, string[]]>([
    [[], null, []],
    [
      earlier(['2026-05-04', '2026-06-01'], ['2026-07-01', '2026-08-01']),
      'Listed 3 times since May; first seen May 4. Counted together because title and places matched and the texts were nearly the same when this one came on May 4. Each may be a job of its own.',
      ['Tutor · Jul 1 to Aug 1', 'Tutor · May 4 to Jun 1'],
    ],
    [
      earlier(['2025-05-04', '2026-02-01']),
      'Listed 2 times since May 2025; first seen May 4, 2025. Counted together because title and places matched and the texts were nearly the same when this one came on May 4. Each may be a job of its own.',
      ['Tutor · May 4, 2025 to Feb 1'],
    ],
  ])('%j', (listings, sentence, each) => {
    const words = historyWords({ ...unchanged, earlier_listings: listings }, reading)
    expect([words.listings, words.earlier]).toEqual([sentence, each])
  })
})

it.each<[open: number, median: number | null, sentence: string | null]>([
  [24, null, null],
  [
    1_024,
    21,
    'Acme has 1,024 open jobs on Lilypad; half of those that we saw come and go were there for up to 21 days',
  ],
  [1, 1, 'Acme has 1 open job on Lilypad; half of those that we saw come and go were there for up to 1 day'],
])('an employer with %i open jobs and a median of %s', (open, median, sentence) => {
  const employer = { company: 'Acme', open_jobs: open, median_days_open: median }
  expect(historyWords({ ...unchanged, employer }, reading).employer).toBe(sentence)
})

it.each<[addresses: string[], sentence: string | null]>([
  [[], null],
  [
    ['https://jobs.lever.co/acme', 'https://acme.org/jobs/'],
    'Seen on 2 boards: jobs.lever.co/acme, acme.org/jobs',
  ],
])('a job on the boards %j', (addresses, sentence) => {
  const sources = addresses.map((address) => ({ address }))
  expect(historyWords({ ...unchanged, sources }, reading).sources).toBe(sentence)
})

it('says what was seen, and judges nothing', () => {
  const all = historyWords(
    {
      ...unchanged,
      versions: [{ seen_at: at('2026-09-03'), changes: [pay, text] }],
      relisted: [{ gone_at: at('2026-06-03'), back_at: at('2026-06-09') }],
      earlier_listings: [{ first_seen: at('2026-01-04'), last_seen: at('2026-02-04'), title: 'Tutor' }],
      employer: { company: 'Acme', open_jobs: 2, median_days_open: 3 },
    },
    reading,
  )
  expect(JSON.stringify(all)).not.toMatch(/ghost|fake|score|suspici|stale|published/i)
})
