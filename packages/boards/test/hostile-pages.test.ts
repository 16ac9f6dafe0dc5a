import { describe, expect, test } from 'vitest'
import { readBoard, readDescribedPosting, readHtml, readListingPage } from '../src/index.ts'
import { response, webOf } from './test-web.ts'

const ADDRESS = 'https://pond.example/careers'
const listingOf = (html: string) => readListingPage(response(200, ADDRESS, html))
const boardOf = (html: string) =>
  readBoard({ system: 'web-page', tenant: ADDRESS }, { web: webOf({ [ADDRESS]: html }) })

// Before the limits, each of these took far longer than a test may.
describe('a page that costs more than any real page', () => {
  test('gives its title, though 200,000 elements are nested in it', () => {
    const html = `<title>Tutor</title>${'<b>'.repeat(200_000)}`
    expect(listingOf(html)).toMatchObject({ title: 'Tutor' })
  })

  test.each([
    ['list items and cells', '<li><td>'],
    ['cells and paragraphs', '<td><p>'],
    ['items of definitions', '<dd><li>'],
  ])('is `changed` when %s are nested in each other', async (_what, unit) => {
    await expect(boardOf(`<html><body>${unit.repeat(100_000)}Tutor</body></html>`)).rejects.toMatchObject({
      name: 'ScrapeError',
      kind: 'changed',
    })
  })

  test('is `changed` with eight million line breaks', async () => {
    await expect(boardOf(`<html><body>${'<br>'.repeat(8_000_000)}</body></html>`)).rejects.toMatchObject({
      kind: 'changed',
    })
  })

  test.each(['-', '- ', ':', ' ', '\u00a0'])(
    'is read though a line of it is 98 KB of %j before a letter',
    async (unit) => {
      const line = `Math Tutor${unit.repeat(98_000 / unit.length)}x`
      const html = `<html><body><h2>Openings</h2><h3>${line}</h3><p>${line}</p><h3>Reading Tutor</h3></body></html>`
      expect(await boardOf(html).catch(({ kind }) => kind)).toBeDefined()
    },
  )

  test.each(['no ', 'no jobs ', 'no jobs at ', ' being posted', ' at ', ' , ', '\u2003', '-'])(
    'is read though a line of it says that there are no jobs, and then 98 KB of %j',
    async (unit) => {
      const line = `no jobs${unit.repeat(98_000 / unit.length)}${'x'.repeat(100)}`
      const html = `<html><body><p>${line}</p></body></html>`
      expect(await boardOf(html).catch(({ kind }) => kind)).toBeDefined()
    },
  )

  test('is read though each of its elements has a colour, 400 deep', () => {
    const deep = `${'<div style="color:#123">'.repeat(400)}${'<b style="color:#124">x</b>'.repeat(9_000)}`
    expect(readHtml(deep).text).toHaveLength(9_000)
  })

  test('is read though an id in it is 98 KB of digits before a letter', async () => {
    const html = `<html><body><div id="job${'2'.repeat(98_000)}x"><h3>Tutor</h3></div>No openings.</body></html>`
    expect(await boardOf(html)).toMatchObject({ outcome: 'read' })
  })
})

const NOT_STORABLE = 'Math\0 Tutor \ud83d'
const posting = { '@type': 'JobPosting', title: 'Math Tutor', description: '<p>Teach.</p>' }
const offers = (title: string) =>
  webOf({
    'https://pond.recruitee.com/api/offers/': JSON.stringify({
      offers: [
        {
          id: 1,
          title,
          careers_url: 'https://pond.example/o/1',
          status: 'published',
          location: 'Remote',
          description: '<p>Teach.\ud83d</p>',
        },
      ],
    }),
  })

describe('what PostgreSQL and JSON cannot hold', () => {
  test('is removed from a board’s postings', async () => {
    const reading = await readBoard({ system: 'recruitee', tenant: 'pond' }, { web: offers(NOT_STORABLE) })
    expect(reading).toMatchObject({ postings: [{ title: 'Math Tutor ', html: '<p>Teach.</p>' }] })
  })

  test('is removed from the page of one job', () => {
    const html = `<title>${NOT_STORABLE}</title><meta property="og:site_name" content="Pond\ud83d">`
    expect(listingOf(html)).toMatchObject({ title: 'Math Tutor', companyName: 'Pond' })
  })

  test('and texts longer than any posting’s are cut', () => {
    const described = { ...posting, identifier: 'x', employmentType: 'Part '.repeat(50_000) }
    const html = `<script type="application/ld+json">${JSON.stringify(described)}</script>`
    expect(readDescribedPosting(response(200, ADDRESS, html))?.employment).toHaveLength(500)
  })
})
