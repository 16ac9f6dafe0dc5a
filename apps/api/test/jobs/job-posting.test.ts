import { describe, expect, test } from 'vitest'
import { hasPosting, markupOf, metaOf } from './page-head.ts'
import { PUBLIC, usePublicPages } from './public-pages.ts'

const { api, free, get, pageOf } = usePublicPages()

describe('the markup for Google for Jobs', () => {
  // holds Found by others §2: JSON-LD `JobPosting`: `TELECOMMUTE`, `applicantLocationRequirements`, salary, dates
  test('holds all that is known of a remote job', async () => {
    const board = await api().a.board({ logoFile: 'pond logo.png' })
    const job = await free({
      boardId: board.id,
      title: ' Lesson Writer ',
      companyName: 'Pond',
      jobType: 'Contract',
      locations: ['California', 'Georgia (country)'],
      salaryRange: '$81,000 - $86,000',
      salaryMax: 86_000,
      applyBy: '2026-07-31',
      approvedAt: new Date('2026-06-02T02:00:00Z'),
      description: 'You write **lessons**.\n\n- daily',
    })
    expect(markupOf(await pageOf(job))).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Lesson Writer',
      description: '<p>You write <strong>lessons</strong>.</p>\n<ul>\n<li>daily</li>\n</ul>\n',
      identifier: { '@type': 'PropertyValue', name: 'Lilypad', value: String(job.id) },
      url: `${PUBLIC}/jobs/${job.id}`,
      datePosted: '2026-06-01',
      validThrough: '2026-08-01T03:59:59.000Z',
      employmentType: 'CONTRACTOR',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Pond',
        logo: `${PUBLIC}/logos/pond%20logo.png`,
      },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'State', name: 'California, USA' },
        { '@type': 'Country', name: 'Georgia' },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 81_000, maxValue: 86_000, unitText: 'YEAR' },
      },
      directApply: false,
    })
  })

  // holds Found by others §2: JSON-LD `JobPosting`: `TELECOMMUTE`, `applicantLocationRequirements`, salary, dates
  test('leaves out what is not known: a job that names no place is not said to hire in the US', async () => {
    const markup = markupOf(await pageOf(await free({ jobType: null })))
    const unknown = ['validThrough', 'baseSalary', 'employmentType', 'applicantLocationRequirements']
    for (const field of [...unknown, 'educationRequirements', 'experienceRequirements'])
      expect(markup).not.toHaveProperty(field)
    expect(markup.hiringOrganization).not.toHaveProperty('logo')
  })

  // holds Found by others §2: None where something that is required is missing
  test('is omitted when a required value is missing; the page is still served', async () => {
    for (const more of [{ title: ' ' }, { companyName: '' }, { description: null, summary: '' }]) {
      const response = await get(`/jobs/${(await free(more)).id}`)
      expect([response.status, hasPosting(await response.text())]).toEqual([200, false])
    }
  })

  // Google requires `datePosted`.
  test.each([
    ['2026-05-20', '2026-05-20'],
    ['2026-06-09', '2026-06-09'],
    [null, '2026-06-01'],
  ])('a job that its board posted on %s, and we added on June 1, is dated %s', async (postedOn, day) => {
    const job = await free({ postedOn, approvedAt: new Date('2026-06-01T12:00:00Z') })
    expect(markupOf(await pageOf(job)).datePosted).toBe(day)
  })
})

// holds Found by others §1: Hostile and huge texts do no harm
describe('hostile texts', () => {
  const SCRIPT = '</script><script>alert(1)</script><!--'

  test('stay text, and end neither attribute nor script element', async () => {
    const hostile = `"><img src=x onerror=alert(1)>' ${SCRIPT}`
    const job = await free({
      title: hostile,
      companyName: hostile,
      summary: hostile,
      salaryRange: hostile,
      locations: [hostile],
      url: 'javascript:alert(1)',
      description: `${hostile}\n\n[a](javascript:alert(1)) ![b](https://evil.example/p.png) [c](data:text/html,x) [d](/#/admin)`,
    })
    const html = await pageOf(job)
    const element = ['<script type="application/ld+json">', '</script>']
    expect(html.match(/<\/?script[^>]*>/g)).toEqual([...element, ...element])
    expect(html).not.toContain('<!--')
    expect(html).not.toMatch(/<img(?! src="\/favicon\.svg")/)
    expect(html).not.toMatch(/(?:href|src)="(?:javascript:|data:|\/#(?!\/how-we-read")|https:\/\/evil)/)
    expect(metaOf(html, 'og:title')).toContain('&quot;&gt;&lt;img')
    const { title, description } = markupOf(html)
    expect(title).toBe(hostile)
    expect(description).not.toMatch(/<(?:script|img)/)
  })

  test('of any depth and length are shown', async () => {
    const deep = ['>'.repeat(20_000), '- '.repeat(20_000), '['.repeat(40_000), '**a*'.repeat(20_000)]
    for (const description of [...deep, 'word '.repeat(200_000)]) {
      const job = await free({ description })
      expect((await get(`/jobs/${job.id}`)).status).toBe(200)
    }
  })

  test('huge numbers and far days cause no error', async () => {
    const job = await free({
      salaryMax: 1e300,
      salaryRange: `$${'9'.repeat(300)}`,
      applyBy: '9999-12-31',
      title: 'x'.repeat(20_000),
    })
    const html = await pageOf(job)
    expect(markupOf(html)).toMatchObject({ baseSalary: { value: { maxValue: 1e300, unitText: 'YEAR' } } })
    expect(metaOf(html, 'description')?.length).toBeLessThan(300)
  })
})
