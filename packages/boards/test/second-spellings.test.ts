import { curate } from '@lilypad/curation'
import type { FoundPosting } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { postingOf } from './one-posting.ts'

describe('a job whose only word for its workplace is in the second spelling is listed', () => {
  const remoteField = (value: unknown) => ({ metadata: [{ name: 'Remote?', value }] })
  test.each([
    ['pinpoint', { workplace_type_text: 'Fully remote' }],
    ['greenhouse', { metadata: [{ name: 'Workplace Type', value: ['Remote'] }] }],
    ['greenhouse', remoteField(true)],
    ['greenhouse', remoteField('Yes')],
    ['workable', { workplace: 'remote' }],
    ['workable', { workplace: 'fully_remote' }],
    ['workable', { location: { country: 'United States', workplace_type: 'remote' } }],
    ['workable', { location: { country: 'United States', telecommuting: true } }],
    [
      'smartrecruiters',
      {
        location: { remote: false, hybrid: false },
        customField: [{ fieldLabel: 'Work Type', valueLabel: 'Remote' }],
      },
    ],
    ['bamboohr', { isRemote: true }],
    [
      'breezy',
      {
        locations: [
          { name: 'Ohio', is_remote: false },
          { name: 'Iowa', is_remote: true },
        ],
      },
    ],
    [
      'ukg',
      {
        Locations: [
          { LocalizedDescription: 'TX - Remote', Address: { State: { Code: 'TX', Name: 'Texas' } } },
        ],
      },
    ],
    ['web-page', { jobLocation: { '@type': 'Place', additionalProperty: { value: 'TELECOMMUTE' } } }],
  ])('%s: %j', async (system, item) => {
    expect(listed(await postingOf(system, { item }))).toMatchObject({ workplace: 'Remote' })
  })

  test('rippling: each pay range says that it is for remote work', async () => {
    const detail = (...payRangeDetails: object[]) => ({
      description: { role: '<p>Teach.</p>' },
      payRangeDetails,
    })
    const remote = await postingOf('rippling', { detail: detail({ isRemote: true }) })
    expect(listed(remote)).toMatchObject({ workplace: 'Remote' })
    const mixed = await postingOf('rippling', { detail: detail({ isRemote: true }, { isRemote: false }) })
    expect(mixed.remote).toBeNull()
  })
})

const listed = (posting: FoundPosting) => curate(posting, { company: 'Acme', markdown: '', text: '' })

describe('a word for another workplace is not taken for remote', () => {
  test.each([
    ['pinpoint', { workplace_type: 'hybrid', workplace_type_text: 'Fully remote' }, 'Hybrid'],
    ['workable', { workplace: 'on_site' }, 'On-Site'],
    ['workable', { workplace: 'hybrid', telecommuting: true }, 'Hybrid'],
    ['smartrecruiters', { location: { remote: false, hybrid: false } }, 'On-Site'],
    ['smartrecruiters', { customField: [{ fieldLabel: 'Work Type', valueLabel: 'Shift' }] }, null],
    ['greenhouse', { metadata: [{ name: 'Remote?', value: false }] }, null],
    ['greenhouse', { metadata: [{ name: 'Remote days', value: 2 }] }, null],
    ['bamboohr', { locationType: '2', isRemote: true }, 'Hybrid'],
  ])('%s: %j is %s', async (system, item, workplace) => {
    expect(listed(await postingOf(system, { item })).workplace).toBe(workplace)
  })
})

describe('places', () => {
  const address = { addressLocality: 'Dayton', addressRegion: 'Ohio', addressCountry: 'United States' }
  test.each([
    ['ashby', { address: { postalAddress: address } }, ['Dayton, Ohio, United States']],
    ['ashby', { location: 'Remote', address: { postalAddress: address } }, ['Remote']],
    ['greenhouse', { location: { name: 'Multiple Locations' }, offices: [{ name: 'Ohio' }] }, ['Ohio']],
    ['workable', { location: { city: 'Dayton', region: 'Ohio' } }, ['Dayton, Ohio']],
    ['recruitee', { city: 'Dayton', state_name: 'Ohio', country: 'US' }, ['Dayton, Ohio, US']],
    ['breezy', { location: { city: 'Dayton', state: { name: 'Ohio' } } }, ['Dayton, Ohio']],
    ['rippling', { workLocation: { name: 'Remote (Ohio)' } }, ['Remote (Ohio)']],
    ['icims', { short_location: 'Dayton, OH' }, ['Dayton, OH']],
    ['paylocity', { JobLocation: { Name: 'Remote Ohio' } }, ['Remote Ohio']],
    ['adp', { requisitionLocations: [{ nameCode: { longName: 'Remote, Ohio, US' } }] }, ['Remote, Ohio, US']],
    ['teamtailor', { applicantLocationRequirements: [{ '@type': 'Country', name: 'US' }] }, ['US']],
  ])('%s: %j', async (system, item, places) => {
    expect((await postingOf(system, { item })).places).toEqual(places)
  })

  test('workday: place and country of the requisition, where the posting names neither', async () => {
    const requisition = { descriptor: 'Remote, Ohio', country: { descriptor: 'United States of America' } }
    const detail = { jobPostingInfo: { jobRequisitionLocation: requisition } }
    expect(await postingOf('workday', { detail })).toMatchObject({
      places: ['Remote, Ohio'],
      country: 'United States of America',
    })
  })

  test.each([
    ['recruitee', { country_code: 'US' }],
    ['icims', { country_code: 'US' }],
  ])('%s: a country by its code', async (system, item) => {
    expect((await postingOf(system, { item })).country).toBe('US')
  })
})

describe('pay', () => {
  const none = { text: null, min: null, max: null, interval: null, currency: null }
  const metadata = (name: string, value: object) => ({ metadata: [{ name, value }] })
  const component = {
    compensationType: 'Salary',
    interval: '1 YEAR',
    currencyCode: 'USD',
    minValue: 6e4,
    maxValue: 7e4,
  }
  test.each([
    [
      'greenhouse',
      metadata('Annual Salary Range', { unit: 'USD', min_value: '60000.0', max_value: '70000.0' }),
      { min: 60_000, max: 70_000, interval: 'Annual', currency: 'USD' },
    ],
    [
      'greenhouse',
      metadata('Hourly Pay', { unit: 'USD', amount: '30' }),
      { min: 30, max: 30, interval: 'Hour', currency: 'USD' },
    ],
    ['greenhouse', metadata('Bonus pay', { unit: 'USD', amount: '3000' }), null],
    [
      'ashby',
      { compensation: { summaryComponents: [component] } },
      { min: 60_000, max: 70_000, interval: '1 YEAR', currency: 'USD' },
    ],
    [
      'ashby',
      { compensation: { scrapeableCompensationSalarySummary: '$60K - $70K' } },
      { text: '$60K - $70K' },
    ],
    [
      'workable',
      { salary: { salary_from: 60_000, salary_to: 70_000, salary_currency: 'usd' } },
      { min: 60_000, max: 70_000, currency: 'usd' },
    ],
    ['icims', { salary_value: 60_000 }, { min: 60_000, max: 60_000 }],
    [
      'web-page',
      { baseSalary: 60_000, salaryCurrency: 'USD' },
      { min: 60_000, max: 60_000, currency: 'USD' },
    ],
  ])('%s: %j', async (system, item, pay) => {
    const found = (await postingOf(system, { item })).pay
    expect(found).toEqual(pay && { ...none, ...pay })
  })

  test('lever: what is said of the pay stays in the text when it comes as plain text alone', async () => {
    const { html } = await postingOf('lever', { item: { salaryDescriptionPlain: '$60,000 a year' } })
    expect(html).toContain('$60,000 a year')
  })
})

describe('dates', () => {
  const day = '2026-08-01'
  const dateFields = [
    { dateValue: '2026-09-09', nameCode: { codeValue: 'CurrentServerDateTime' } },
    { dateValue: day, nameCode: { codeValue: 'PostingDate' } },
  ]
  test.each([
    ['workable', { created_at: day }, { postedAt: day }],
    ['workable', { created_at: '2026-01-01', published_on: day }, { postedAt: day }],
    ['recruitee', { created_at: '2026-08-01 10:00:00 UTC' }, { postedAt: `${day}T10:00:00Z` }],
    ['adp', { customFieldGroup: { dateFields } }, { postedAt: day }],
    ['icims', { posting_expiry_date: day }, { applyBy: day }],
  ])('%s: %j', async (system, item, dates) => {
    expect(await postingOf(system, { item })).toMatchObject(dates)
  })
})

describe('kinds of employment', () => {
  test.each([
    ['pinpoint', { employment_type_text: 'Part Time' }, 'Part Time'],
    [
      'greenhouse',
      { metadata: [{ name: 'Employment Type', value: ['Full-time', 'Temporary'] }] },
      'Full-time, Temporary',
    ],
    ['smartrecruiters', { typeOfEmployment: { id: 'part-time' } }, 'part-time'],
    ['breezy', { type: { id: 'partTime' } }, 'partTime'],
    ['adp', { workLevelCode: { longName: 'Part-Time Temporary' } }, 'Part-Time Temporary'],
    ['workday', { timeType: 'Part time' }, 'Part time'],
  ])('%s: %j', async (system, item, employment) => {
    expect((await postingOf(system, { item })).employment).toBe(employment)
  })

  test('rippling: a kind that is a plain text', async () => {
    const detail = { description: { role: '<p>Teach.</p>' }, employmentType: 'Part-time' }
    expect((await postingOf('rippling', { detail })).employment).toBe('Part-time')
  })
})
