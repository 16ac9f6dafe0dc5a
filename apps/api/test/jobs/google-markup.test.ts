import { describe, expect, test } from 'vitest'
import { faultsOf } from './google-markup.ts'
import { allMarkupOf, ofType } from './page-head.ts'
import { PUBLIC, usePublicPages } from './public-pages.ts'

const { free, pageOf } = usePublicPages()

// holds Found by others §2: The markup is what Google documents
describe('what we mark up is what Google documents', () => {
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
