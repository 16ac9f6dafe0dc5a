import { demoCatalogue } from '@lilypad/demo'
import { describe, expect, test } from 'vitest'
import { googleMarkup, type Posting } from './google-markup.ts'
import { listDemoJobs } from './list-demo-jobs.ts'
import { allMarkupOf } from './page-head.ts'
import { PUBLIC, usePublicPages } from './public-pages.ts'

const { api, get, free, pageOf } = usePublicPages()

const ofType = (markup: { '@type'?: unknown }[], type: string) => markup.find((one) => one['@type'] === type)

const NO_DESCRIPTION = 'The full posting is on the company’s site.'

const faultsOf = (markup: object[]) =>
  markup.flatMap(
    (thing) => googleMarkup.safeParse(thing).error?.issues.map(({ path, message }) => [path, message]) ?? [],
  )

// holds Found by others §2: The markup is what Google documents
describe('what we mark up is what Google documents', () => {
  test('on the page of every listed demo job, and of its employer', async () => {
    const jobs = await listDemoJobs(api())
    expect(jobs.length).toBeGreaterThan(100)
    const seen = { posting: 0, places: 0, pay: 0 }
    for (const job of jobs) {
      const html = await (await get(`/jobs/${job.id}`)).text()
      const markup = allMarkupOf(html)
      expect([job.title, faultsOf(markup)]).toEqual([job.title, []])
      const posting = ofType(markup, 'JobPosting') as Posting | undefined
      expect([job.title, markup.at(-1)?.['@type']]).toEqual([job.title, 'BreadcrumbList'])
      // Google requires a description.
      expect([job.title, posting === undefined]).toEqual([job.title, html.includes(NO_DESCRIPTION)])
      if (posting === undefined) continue
      const places = posting.applicantLocationRequirements ?? []
      // What the page calls not stated is marked up as no place, least of all as the United States.
      expect([job.title, places.length > 0]).toEqual([
        job.title,
        !/Not stated: (?:pay, )?where you may live/.test(html),
      ])
      seen.posting += 1
      seen.places += places.length
      seen.pay += posting.baseSalary ? 1 : 0
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50)
    await api().announceJobs()
    const [first] = demoCatalogue()
    const slug = (first?.companyName ?? '').toLowerCase().replace(/[^a-z\d]+/g, '-')
    await expect.poll(async () => (await get(`/companies/${slug}`)).status, { timeout: 60_000 }).toBe(200)
    const company = allMarkupOf(await (await get(`/companies/${slug}`)).text())
    expect(company.map((thing) => thing['@type'])).toEqual(['Organization', 'BreadcrumbList'])
    expect(faultsOf(company)).toEqual([])
  }, 300_000)

  test('with the way from the home page over the employer to the job', async () => {
    const job = await free({ title: 'Lesson Writer', companyName: 'Pond & Sóns' })
    const trailOf = async (of: { id: number }) =>
      (ofType(allMarkupOf(await pageOf(of)), 'BreadcrumbList') as { itemListElement: object[] } | undefined)
        ?.itemListElement
    expect(await trailOf(job)).toEqual(
      [
        ['Lilypad', `${PUBLIC}/`],
        ['Pond & Sóns', `${PUBLIC}/companies/pond-sons`],
        ['Lesson Writer', `${PUBLIC}/jobs/${job.id}`],
      ].map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
    )
    // An employer whose name makes no address has no page.
    expect(await trailOf(await free({ companyName: '🐸' }))).toHaveLength(2)
  })

  test.each<[string, object]>([
    [
      'a pay without a unit',
      { baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value: { value: 1 } } },
    ],
    ['an unknown currency', { baseSalary: { '@type': 'MonetaryAmount', currency: 'XYZ', value: {} } }],
    ['an impossible day', { datePosted: '2026-02-30' }],
    ['no employer', { hiringOrganization: undefined }],
    ['an office', { jobLocationType: 'OFFICE' }],
    ['no place at all', { applicantLocationRequirements: [] }],
    ['a property that there is not', { salary: 1 }],
  ])('and the check refuses %s', async (_what, fault) => {
    const [markup = {}] = allMarkupOf(await pageOf(await free({ description: 'You write.' })))
    expect(faultsOf([markup])).toEqual([])
    expect(faultsOf([{ ...markup, ...fault }])).not.toEqual([])
  })
})
