import { curate } from '@lilypad/curation'
import {
  AUDIENCE_IDS,
  CATEGORIES,
  type FoundPosting,
  NOTHING_STATED,
  TRAVEL_LEVELS,
  unlistedReason,
} from '@lilypad/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const POSTING: FoundPosting = {
  externalId: '17',
  title: 'Curriculum Writer - Texas',
  url: 'https://jobs.example.com/17',
  html: null,
  places: ['Remote - Texas'],
  country: null,
  department: null,
  employment: 'Full-time',
  workplace: null,
  remote: null,
  pay: null,
  postedAt: '2026-01-20T22:00:00-07:00',
  applyBy: '2026-03-01T23:59:00Z',
  company: null,
}
const TEXT = `The role
We are looking for a writer of mathematics lessons. You will draft units for grades 3 to 5 and test them with teachers.
What you bring
- 3+ years of experience in K-12 publishing
- Classroom teaching experience preferred
- Some travel to district workshops is required
Salary: $64,000 - $72,000`

const curated = (found: Partial<FoundPosting> = {}, text = TEXT) =>
  curate({ ...POSTING, ...found }, { company: 'Bright Pond', markdown: text, text })

test('an answer that is glued to its question is read with it: neither remote nor travel', () => {
  const job = curated(
    { places: ['Reno, NV'] },
    'You will sell flats.\nWork RemotelyNo\nTravelNoJob PostingJul 3, 2018',
  )
  expect(job).toMatchObject({ workplace: null, travel: 'No Travel' })
})

test('a date in digits is read in the order of the place', () => {
  const deadline = (places: string[]) => curated({ places }, 'Closing date: 05/12/2026').calendar.deadline
  expect(deadline(['Remote - UK'])).toBe('2026-12-05')
  expect(deadline(['Remote - Texas'])).toBe('2026-05-12')
})

test('a time zone of the place is a fact, unless the text names another', () => {
  const zones = (text: string) => curated({ places: ['Remote - ET'] }, text).eligibility.time_zones
  expect(zones('You write.')).toEqual(['ET'])
  expect(zones('You must work Pacific hours.')).toEqual(['PT'])
})

test('a posting becomes a job, every field with its reason', () => {
  const { reasons, confidence, ...job } = curated()
  expect(confidence.category).toMatchObject({ isQuestion: false, passage: null })
  expect(confidence.category.chance).toBeGreaterThan(0.9)
  expect(confidence.workplace).toEqual({ chance: 1, isQuestion: false, likely: ['Remote'], passage: null })
  expect(job).toEqual({
    title: 'Curriculum Writer - Texas',
    category: 'Curriculum',
    audience: ['CP1', 'IE1'],
    jobType: 'Full-Time',
    workplace: 'Remote',
    travel: 'Some Travel',
    travelDetails: 'Some travel to district workshops is required',
    locations: ['Texas'],
    salaryMax: 72_000,
    salaryRange: '$64,000 - $72,000',
    applyBy: '2026-03-01',
    postedOn: '2026-01-20',
    summary:
      'We are looking for a writer of mathematics lessons. You will draft units for grades 3 to 5 and test them with teachers.',
    stackId: 'bright-pond/curriculum-writer',
    unlistedReason: null,
    ...NOTHING_STATED,
    requirements: {
      ...NOTHING_STATED.requirements,
      experience_years_min: 3,
      evidence: ['3+ years of experience in K-12 publishing'],
    },
  })
  expect(Object.keys(reasons)).toEqual([
    'category',
    'audience',
    'jobType',
    'workplace',
    'travel',
    'locations',
    'salary',
  ])
})

test.each([
  ['2026-05-20', '2026-05-20'],
  [' 2026-05-20T22:00:00-07:00', '2026-05-20'],
  ['2026-02-31', null],
  ['0001-01-01T00:00:00', null],
  ['0000-00-00', null],
  ['1970-01-01T00:00:00Z', null],
  ['yesterday', null],
  ['', null],
  [null, null],
])('a board’s day is kept as printed, if it is one: %s is %s', (found, day) => {
  expect(curated({ postedAt: found, applyBy: found })).toMatchObject({ postedOn: day, applyBy: day })
})

test('the company that a posting names takes precedence over the board’s', () => {
  expect(curated({ company: 'Elm Press' }).stackId).toBe('elm-press/curriculum-writer')
})

// holds Decisions §7: Workplace types; only Remote is listed, others are kept
// holds Decisions §7: Listed, or an `unlisted_reason`
describe('a job is listed, or has its reason', () => {
  test.each([
    [{}, null],
    [{ places: ['Austin, TX'], workplace: 'hybrid' }, 'not_remote'],
    [{ places: ['Austin, TX'], remote: false }, 'not_remote'],
    [{ places: ['Austin, TX'] }, 'workplace_unknown'],
    [{ places: [], title: 'Curriculum Writer (Remote)' }, null],
    [{ title: '  ' }, 'unreadable'],
    [{ url: '' }, 'unreadable'],
    [{ pay: { text: null, min: 12, max: 14, interval: 'HOUR', currency: 'USD' } }, 'low_paying'],
    [
      { employment: 'Part-time', pay: { text: null, min: 12, max: 14, interval: 'HOUR', currency: 'USD' } },
      null,
    ],
    [{ pay: { text: null, min: 20_000, max: 25_000, interval: 'YEAR', currency: 'EUR' } }, null],
  ] as [Partial<FoundPosting>, string | null][])('%o: %s', (found, reason) =>
    expect(curated(found).unlistedReason).toBe(reason),
  )
  // holds Decisions §7: Below 30,000 dollars full-time is not listed; none is
  test('one with no salary is listed', () => expect(curated({}, 'You write.').unlistedReason).toBeNull())
  test('a description that says so explicitly makes a job remote', () => {
    expect(curated({ places: ['Texas'] }, 'This is a fully remote position.').workplace).toBe('Remote')
  })
  test.each([
    ['Hybrid, with two days a week in our office.', 'Hybrid'],
    ['This position is on-site at our Tucson location.', 'On-Site'],
    ['You can work remotely from anywhere in Ohio.', 'Remote'],
    ['You can work remotely two days a week.', 'Hybrid'],
    ['Remote (US)\nYou write.', 'Remote'],
    ['Remote sensing is a plus.', null],
  ])('the description names the workplace: %s', (text, workplace) =>
    expect(curated({ places: ['Ohio'] }, text).workplace).toBe(workplace),
  )
  // holds Decisions §7: Below 30,000 dollars full-time is not listed; none is
  test('30,000 dollars a year are enough', () => {
    const job = { title: 'A', url: 'b', workplace: 'Remote', jobType: 'Full-Time' } as const
    expect(unlistedReason({ ...job, salaryMax: 30_000 })).toBeNull()
    expect(unlistedReason({ ...job, salaryMax: 29_999 })).toBe('low_paying')
  })
})

// holds Decisions §2: Wire values: numbers, labels, English names, regions
// holds Decisions §7: Categories
test('never throws, and gives only values of the closed lists', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('travel', '25%', '$', '70-90k', 'years', 'Remote', 'CA', ';', '\n', '. '),
  )
  const text = fc.array(word, { maxLength: 60 }).map((parts) => parts.join(' '))
  const nullable = fc.option(text, { nil: null })
  const amount = fc.option(fc.double(), { nil: null })
  const pay = fc.option(
    fc.record({ text: nullable, min: amount, max: amount, interval: nullable, currency: nullable }),
    { nil: null },
  )
  const found = fc.record({
    title: text,
    url: text,
    places: fc.array(text),
    country: nullable,
    department: nullable,
  })
  const more = fc.record({
    employment: nullable,
    workplace: nullable,
    applyBy: nullable,
    company: nullable,
    pay,
  })
  fc.assert(
    fc.property(found, more, text, (one, other, description) => {
      const job = curated({ ...one, ...other }, description)
      expect(CATEGORIES).toContain(job.category)
      expect(TRAVEL_LEVELS).toContain(job.travel)
      expect(job.audience.length).toBeGreaterThan(0)
      for (const id of job.audience) expect(AUDIENCE_IDS).toContain(id)
      expect(job.summary === '' || job.summary.endsWith('.')).toBe(true)
    }),
    { numRuns: 300 },
  )
})

describe('a remote job whose places say nothing is restricted to what its description says', () => {
  test.each([
    ['You can work remotely from anywhere in Europe.', 'Europe'],
    ['We are hiring in Canada only for this position.', 'Canada'],
    ['Candidates should be located in the state of Ohio.', 'Ohio'],
    ['We can hire only in Arizona, Indiana or Wisconsin.', 'Arizona,Indiana,Wisconsin'],
    ['You must reside in one of the following states: TX, FL, OH.', 'Florida,Ohio,Texas'],
    [
      'You must live in one of the following states:\nOhio\nTexas\nYou will write lessons that many teachers need.',
      'Ohio,Texas',
    ],
    ['You must reside in Canada or California.', 'California,Canada'],
    ['Must be located in the UK, Ireland, or New York.', 'Ireland,New York,United Kingdom'],
    ['You must be based in the United States.', ''],
    ['You must live in a nice place with a bath.', ''],
    ['We have readers in Ohio.', ''],
  ])('%s', (text, locations) =>
    expect(curated({ places: ['Remote'] }, text).locations.join()).toBe(locations),
  )
  describe.each(['This position is open to residents of:', 'Must be located in:'])('%s', (lead) => {
    test.each([
      ['Ohio\nTexas\nUtah', 'Ohio,Texas,Utah'],
      ['OH\nTX', 'Ohio,Texas'],
      ['Ontario\nQuebec', 'Canada'],
      ['Europe\nLATAM', 'Europe,LATAM'],
    ])('a list below it: %j', (list, locations) => {
      const text = `${lead}\n${list}\nYou will write letters to our readers in Iceland, who ask for new maps.`
      expect(curated({ places: ['Remote'] }, text).locations.join()).toBe(locations)
    })
  })
  test('what the places say takes precedence', () => {
    expect(curated({ places: ['Remote - Texas'] }, 'You must reside in Ohio.').locations).toEqual(['Texas'])
  })
})

// A pattern that goes back over what it has read would need minutes for this, and the test would not end in time.
describe('200,000 characters are read to their end', () => {
  const LENGTH = 200_000
  const filled = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH)
  test.each([
    ['digits', '1'],
    ['dashes', '-'],
    ['blanks', ' '],
    ['line breaks', '\n'],
    ['dots', '. '],
    ['dollars', '$'],
    ['sums', '$70-90k\n'],
    ['grouped digits', '1,111,'],
    ['the word travel', 'travel '],
    ['travel sentences', 'Travel to schools 25% of the time, with frequent visits to clients. '],
    ['work on site', 'daily on-site at the '],
    ['lost line breaks', 'travelTo'],
    ['years', '5 years of experience teaching in schools\n'],
    ['bullets', '• '],
    ['spaced digits', '1 111 '],
    ['restrictions', 'You must reside in Ohio. '],
    ['hyphens', 'in-person '],
    ['headings', 'Requirements\n'],
    ['duties', 'Lead the work of many people in schools\n'],
    ['towns', 'Nevada City, CA - '],
    ['sums without breaks', 'Pay$20.50/hourMore'],
    ['an article', `${TEXT}\n`],
  ])('%s', (_name, part) => {
    const text = filled(part)
    expect(curated({}, text)).toBeDefined()
    expect(curated({ title: text, places: [text], department: text, company: text })).toBeDefined()
  })
})
