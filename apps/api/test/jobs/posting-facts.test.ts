import { NOTHING_STATED } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { markupOf } from './page-head.ts'
import { usePublicPages } from './public-pages.ts'

const { free, pageOf } = usePublicPages()

type Job = NonNullable<Parameters<typeof free>[0]>
const markup = async (job: Job) => markupOf(await pageOf(await free(job)))

const eligibility = (some: Partial<typeof NOTHING_STATED.eligibility>): Job => ({
  eligibility: { ...NOTHING_STATED.eligibility, ...some },
})
const requirements = (some: Partial<typeof NOTHING_STATED.requirements>): Job => ({
  requirements: { ...NOTHING_STATED.requirements, ...some },
})
const calendar = (deadline: string | null): Job => ({ calendar: { ...NOTHING_STATED.calendar, deadline } })

const state = (name: string) => ({ '@type': 'State', name: `${name}, USA` })
const country = (name: string) => ({ '@type': 'Country', name })

describe('from where one may apply, in the markup', () => {
  test.each<[string, Job, object[]]>([
    [
      'states of the text',
      eligibility({ countries: ['US'], states_only: ['CA', 'TX'] }),
      [state('California'), state('Texas')],
    ],
    [
      'the text before the board',
      { ...eligibility({ states_only: ['OH'] }), locations: ['Texas'] },
      [state('Ohio')],
    ],
    ['the country of the text', eligibility({ countries: ['US'] }), [country('United States')]],
    [
      'countries of the text',
      eligibility({ countries: ['GE', 'US'] }),
      [country('Georgia'), country('United States')],
    ],
    ['places of the board', { ...eligibility({}), locations: ['Texas'] }, [state('Texas')]],
    ['the country of the board', { reasons: { locations: 'US' } }, [country('United States')]],
  ])('%s', async (_sentence, job, places) => {
    expect((await markup(job)).applicantLocationRequirements).toEqual(places)
  })

  test('all states but those that are ruled out', async () => {
    const { applicantLocationRequirements: places } = await markup(eligibility({ states_excluded: ['NY'] }))
    expect(places).toContainEqual(state('Texas'))
    expect(places).not.toContainEqual(state('New York'))
  })

  test.each<[string, Job]>([
    ['nothing is stated', { ...eligibility({}), reasons: { locations: 'no place is stated' } }],
    ['permission to work alone', eligibility({ authorization_required: true, sponsorship: 'no' })],
    ['a time zone alone', eligibility({ time_zones: ['ET'] })],
  ])('%s: no place is published, and the page says so', async (_sentence, job) => {
    const html = await pageOf(await free(job))
    expect(markupOf(html)).not.toHaveProperty('applicantLocationRequirements')
    expect(html).toMatch(/Not stated: pay, where you may live/)
    expect(html).not.toMatch(/United States|Hiring Nationally/)
  })

  test('a job for the whole United States says so on its page', async () => {
    const html = await pageOf(await free({ reasons: { locations: 'US' } }))
    expect(html).toContain('<p>In the United States</p>')
  })
})

describe('what is required, in the markup', () => {
  const credential = (credentialCategory: string) => ({
    '@type': 'EducationalOccupationalCredential',
    credentialCategory,
  })
  const months = (monthsOfExperience: number) => ({
    '@type': 'OccupationalExperienceRequirements',
    monthsOfExperience,
  })

  test.each<[string, Job, object]>([
    [
      'a degree',
      requirements({ education_required: 'bachelor' }),
      { educationRequirements: credential('bachelor degree') },
    ],
    [
      'a higher degree',
      requirements({ education_required: 'master' }),
      { educationRequirements: credential('postgraduate degree') },
    ],
    ['no degree', requirements({ education_required: 'none' }), { educationRequirements: 'no requirements' }],
    ['years', requirements({ experience_years_min: 3 }), { experienceRequirements: months(36) }],
    ['half a year', requirements({ experience_years_min: 0.5 }), { experienceRequirements: months(6) }],
    [
      'no experience',
      requirements({ experience_years_min: 0 }),
      { experienceRequirements: 'no requirements' },
    ],
    [
      'experience in place of a degree',
      requirements({
        education_required: 'associate',
        experience_years_min: 2,
        or_equivalent_experience: true,
      }),
      {
        educationRequirements: credential('associate degree'),
        experienceRequirements: months(24),
        experienceInPlaceOfEducation: true,
      },
    ],
    ['a wish is no requirement', requirements({ education_preferred: 'master' }), {}],
  ])('%s', async (_sentence, job, expected) => {
    const found = await markup(job)
    const names = ['educationRequirements', 'experienceRequirements', 'experienceInPlaceOfEducation']
    expect(Object.fromEntries(Object.entries(found).filter(([name]) => names.includes(name)))).toEqual(
      expected,
    )
  })

  test.each<[string, Job, string | undefined]>([
    [
      'the deadline of the text',
      { ...calendar('2026-06-30'), applyBy: '2026-07-31' },
      '2026-07-01T03:59:59.000Z',
    ],
    ['else that of the board', { ...calendar(null), applyBy: '2026-07-31' }, '2026-08-01T03:59:59.000Z'],
    ['else none', calendar(null), undefined],
  ])('open until %s', async (_sentence, job, instant) => {
    expect((await markup(job)).validThrough).toBe(instant)
  })
})

describe('the page answers: Can I take this job?', () => {
  test('with a line for each fact, and the sentences that decide it', async () => {
    const quoted = 'Applicants must live in <b>California</b> or Texas.'
    const html = await pageOf(
      await free(eligibility({ countries: ['US'], states_only: ['CA', 'TX'], evidence: [quoted] })),
    )
    expect(html).toContain('<h2 id="for-you">For you</h2>')
    expect(html).toContain('Can I take this job?')
    expect(html).toContain('<p>California or Texas only</p>')
    expect(html).toContain(
      '<blockquote>“Applicants must live in &lt;b&gt;California&lt;/b&gt; or Texas.”</blockquote>',
    )
    expect(html).toContain('Not stated: pay, licence, degree, experience, start, deadline, hours')
    expect(html).toContain('<a href="/#/how-we-read">How we read postings</a>')
  })

  test('of a job that was curated before facts were read, nothing is stated', async () => {
    const html = await pageOf(await free())
    expect(html).toContain(
      'Not stated: pay, where you may live, licence, degree, experience, start, deadline, hours',
    )
    expect(html).not.toContain('<details>')
  })
})
