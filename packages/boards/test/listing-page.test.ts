import { expect, test } from 'vitest'
import { readListingPage } from '../src/index.ts'
import { response } from './test-web.ts'

const ADDRESS = 'https://school.example/jobs/7'
const read = (html: string) => readListingPage(response(200, ADDRESS, html))
const described = (posting: object) =>
  `<title>Careers</title><script type="application/ld+json">${JSON.stringify(posting)}</script>`

const posting = {
  '@type': 'JobPosting',
  title: 'Curriculum &amp; Assessment Lead',
  description: '<p>You lead.</p>',
  hiringOrganization: { '@type': 'Organization', name: 'Pond School' },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: 80_000, maxValue: 95_000, unitText: 'YEAR' },
  },
}

test('what a page describes as a job posting is its title, company and pay', () => {
  expect(read(described(posting))).toEqual({
    title: 'Curriculum & Assessment Lead',
    companyName: 'Pond School',
    salaryRange: expect.stringMatching(/80,000.*95,000/),
  })
})

test('a page without a job posting is read by its tags for social sharing', () => {
  const html =
    '<title>Jobs</title><meta property="og:title" content=" Reading  Coach "><meta property="og:site_name" content="Pond School">'
  expect(read(html)).toEqual({ title: 'Reading Coach', companyName: 'Pond School', salaryRange: null })
})

test('a page that describes several jobs is not the page of one job', () => {
  const html = described([posting, { ...posting, title: 'Another' }])
  expect(read(html)).toMatchObject({ title: 'Careers', companyName: null })
})

test.each(['', 'no page at all', '<title></title>'])('nothing is read from %j', (html) => {
  expect(read(html)).toEqual({ title: null, companyName: null, salaryRange: null })
})

test('a title is one line of plain text, cut where it is too long', () => {
  const { title } = read(`<title>A\n<b>bold</b> ${'word '.repeat(100)}</title>`)
  expect(title).toMatch(/^A <b>bold<\/b> word/)
  expect(title?.length).toBeLessThanOrEqual(200)
})
