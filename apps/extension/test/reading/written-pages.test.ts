import { describe, expect, test } from 'vitest'
import type { FoundFields } from '../../src/reading/found-fields.ts'
import { readPosting } from '../../src/reading/read-posting.ts'

const described = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const JOB = {
  '@type': 'JobPosting',
  title: 'Reed Cutter',
  hiringOrganization: { name: 'Pond School' },
  jobLocation: { address: { addressLocality: 'Barre', addressRegion: 'VT' } },
}
const pay = (minValue: number, maxValue: number, unitText: string) => ({
  baseSalary: { currency: 'USD', value: { minValue, maxValue, unitText } },
})
function read(url: string, body: string) {
  const reading = readPosting(url, body)
  return reading.kind === 'posting' ? reading.posting : reading.kind
}

describe('a posting is read from', () => {
  test.each<[what: string, url: string, body: string, found: Partial<FoundFields>]>([
    [
      'JSON-LD before anything else',
      'https://pond.example/careers/1',
      `<title>Other | Elsewhere</title>${described({ ...JOB, ...pay(40_000, 50_000, 'YEAR') })}<h1>Other</h1>`,
      { title: 'Reed Cutter', company: 'Pond School', place: 'Barre, VT', pay: '$40,000 - $50,000 a year' },
    ],
    [
      'the one of several that has the page’s own address',
      'https://pond.example/careers/2?from=list',
      described([
        { ...JOB, url: '/careers/1' },
        { ...JOB, title: 'Frog Counter', url: '/careers/2' },
      ]),
      { title: 'Frog Counter' },
    ],
    [
      'microdata',
      'https://city.example/listing',
      `<div itemscope itemtype="https://schema.org/JobPosting"><h2 itemprop="title">Clerk</h2>
         <b itemprop="hiringOrganization">City of Ponds</b><i itemprop="baseSalary">$21.50 per hour</i></div>`,
      { title: 'Clerk', company: 'City of Ponds', pay: '$21.50 per hour' },
    ],
    [
      'heading, address and Apply of any page',
      'https://pond.example/careers/dean',
      '<title>Dean – Pond School</title><h1>Dean</h1><p>We pay $90,000 to pond keepers.</p><a>Apply now</a>',
      { title: 'Dean', company: 'Pond School', pay: null },
    ],
    [
      'Workday, whose employer is a legal entity',
      'https://pond.wd5.myworkdayjobs.com/en-US/Careers/job/Barre/Dean_R1',
      described({ ...JOB, hiringOrganization: { name: '2100 Pond USA' } }),
      { company: 'Pond' },
    ],
  ])('%s', (_what, url, body, found) => {
    expect(read(url, body)).toMatchObject(found)
  })
})

describe('no posting is', () => {
  test.each<[what: string, url: string, body: string, kind: string]>([
    ['an article', 'https://news.example/a', '<title>Frogs | News</title><h1>Frogs</h1>', 'none'],
    ['a list of jobs', 'https://pond.example/careers', '<h1>Open positions</h1><a>Apply</a>', 'none'],
    [
      'a list with JSON-LD for each',
      'https://pond.example/careers',
      described([JOB, { ...JOB, title: 'Frog Counter' }]),
      'several',
    ],
    ['an empty answer', 'https://pond.example/jobs/1', '', 'none'],
    [
      'broken JSON-LD',
      'https://pond.example/',
      '<script type="application/ld+json">{"@type": "JobPos</script>',
      'none',
    ],
  ])('%s', (_what, url, body, kind) => {
    expect(read(url, body)).toBe(kind)
  })
})

describe('pay is left out where', () => {
  const PAGE = 'https://pond.example/1'
  const withText = (text: string, after = '') =>
    `<div itemscope itemtype="https://schema.org/JobPosting"><h2 itemprop="title">Dean</h2>
     <div itemprop="description">${text}${after}`
  test.each<[why: string, url: string, body: string]>([
    [
      'a field says a year of 24 dollars',
      'https://pond.example/1',
      described({ ...JOB, ...pay(22, 24, 'YEAR') }),
    ],
    [
      'a field says an hour of 60,000 dollars',
      'https://pond.example/1',
      described({ ...JOB, ...pay(50_000, 60_000, 'HOUR') }),
    ],
    ['a field is unfilled', 'https://pond.example/1', described({ ...JOB, ...pay(0, 0, 'YEAR') })],
    ['only a budget is named', PAGE, withText('<p>You manage a budget of $2,000,000.</p>')],
    [
      'only another job’s is beside a text that is not closed',
      PAGE,
      withText('<div><p>Lead the school.', '<aside>Clerk <b>$11 - $12 per hour</b></aside>'),
    ],
  ])('%s', (_why, url, body) => {
    expect(read(url, body)).toMatchObject({ pay: null })
  })
})
