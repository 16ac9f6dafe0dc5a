import { readFacts } from '@lilypad/curation'
import type { Facts } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { toSentences } from '../../src/sentences.ts'

const read = (text: string): Facts =>
  readFacts({ title: 'Manager', text, sentences: toSentences(text), posted: '2026-03-10' })

describe('what a wish beside a degree governs', () => {
  test.each([
    ['Requirements\nMaster’s or PhD (preferred) in geology', 'master', 'doctorate'],
    ['You have a Ph.D. (preferable) or M.Sc. in botany.', 'master', 'doctorate'],
    ['Bachelor’s degree in law or related Master’s degree in law highly desirable', 'bachelor', 'master'],
    ['Requirements\nBA degree SHRM certification preferred', 'bachelor', null],
    ['High school diploma with some college preferred', 'high school', null],
    ['Requirements\nBachelor in Design or similar degree is highly desired', null, 'bachelor'],
    ['Requirements\nMaster’s degree in finance, with a BA in history', 'master', null],
  ])('%s', (text, required, preferred) => {
    const { requirements } = read(text)
    expect([requirements.education_required, requirements.education_preferred]).toEqual([required, preferred])
  })
})

describe('headings keep their force where a text lost its line breaks', () => {
  test.each([
    ['Reports to partners PREFERRED QUALIFICATIONSBachelor’s degree in art', null, 'bachelor'],
    ['RequirementsBachelor’s degree in artKnowledge of TableauPreferencesMBA', 'bachelor', 'master'],
    ['Required: BSc in MusicDesired: MSc in Music', 'bachelor', 'master'],
    ['Certified in a specialtyPreferred Educational Requirements: Bachelor of Arts degree', null, 'bachelor'],
    [
      'Required Skills\nBA in art\nValued But Not Required Skills And Experience\nMS in art',
      'bachelor',
      'master',
    ],
    ['Desired Experience And RequirementsBachelor’s degree in art', 'bachelor', null],
    // An ideal is a wish unless it 'must'.
    ['The ideal candidate should have:\nBachelor’s degree in art', null, 'bachelor'],
    ['The ideal candidate must have:\nBachelor’s degree in art', 'bachelor', null],
    ['We would prefer you have\nBachelor’s degree in art', null, 'bachelor'],
    ['You may also bring\nBachelor’s degree in art', null, 'bachelor'],
    [
      'Qualifications\nA keen eye for serviceBachelor’s degree in artRelevant courses are a plus',
      'bachelor',
      null,
    ],
    ['Requirements\n-M.S. or Ph.D. in botany', 'master', null],
    ['Requirements\nPhD or Master + 2 years of field research', 'master', null],
    ['Requirements\nIn study for a Bachelor’s of Science', null, null],
    ['Applicant shall be:\nAble to hold an associates or college degree', 'associate', null],
  ])('%s', (text, required, preferred) => {
    const { requirements } = read(text)
    expect([requirements.education_required, requirements.education_preferred]).toEqual([required, preferred])
  })
})

describe('what may stand for a degree', () => {
  test.each([
    [
      'Requirements\nA degree from a four-year college (e. g., BS), which may be substituted with equivalent work experience',
      true,
    ],
    ['Qualifications\nEquivalent Education and Experience\nBachelor’s degree', false],
    ['Bachelor’s degree and 2 years or high school diploma and 6 years of experience', true],
    ['4 year Undergraduate Tourism School Degree or 2-3 years of front-desk hotel experience', true],
    ['A degree in finance, or the same knowledge earned otherwise', true],
    ['Master’s degree or foreign equivalent in physics', false],
    ['MS in physics, research or work experience in optics', false],
    ['BS in physics. Five years of sales or equivalent combination of education and experience', true],
  ])('%s', (text, expected) => expect(read(text).requirements.or_equivalent_experience).toBe(expected))
  test('high school and years leave the degree as what is required', () =>
    expect(
      read('Bachelor’s degree and 2 years or high school diploma and 6 years of experience').requirements
        .education_required,
    ).toBe('bachelor'))
})

test('a degree that stands in for experience is not the one to hold', () =>
  expect(
    read('Requirements\nMaster’s degree in physics\nPhD in optics is acceptable in lieu of experience')
      .requirements.education_required,
  ).toBe('master'))

test('a wish at the end covers the degree and the years before it', () =>
  expect(
    read(
      'A Bachelor’s degree in finance, law, or related field and two (2) years of experience in banks is desired.',
    ).requirements,
  ).toMatchObject({ education_required: null, education_preferred: 'bachelor', experience_years_min: null }))

test.each([
  'Upon hire, all employees are required to submit proof of legal right to work.',
  'Federal law requires that the District employ only U.S. citizens and persons authorized to work.',
  'Non-U.S. persons must meet eligibility requirements for access to restricted information.',
])('boilerplate demands nothing of the reader: %s', (text) =>
  expect(read(text).eligibility.authorization_required).toBe(null),
)

test.each([
  ['Requirements\nUndergraduate or advanced degree in statistics', 'bachelor', null],
  ['Requirements\nIs in the process of obtaining a PhD in physics', null, null],
  [
    'Required experience and skills\nBread. Preferred Education And Industry Knowledge Bachelor’s degree in law',
    null,
    'bachelor',
  ],
])('%s', (text, required, preferred) =>
  expect(read(text).requirements).toMatchObject({
    education_required: required,
    education_preferred: preferred,
  }),
)

describe('years and what is said beside them', () => {
  test.each([
    ['Minimum 4 years of experience in banks, ideally within a trust department', 4],
    ['Minimum of 4 years of experience in law, with a focus on wills and estates preferred.', 4],
    ['We hope for a baker, preferably someone with 3-5 years experience in bread.', null],
    ['Preferred Qualifications\nMinimum 5 years experience in bread', null],
    ['Requirements\nMinimum five (3 - 5) years’ experience in bread', 3],
    [
      'Requirements\n6+ years of experience for the Senior role, or 9+ years of experience for the Lead role',
      6,
    ],
    ['Skills (bread, cake)1years experience with ovens is required', 1],
    ['Retail experience is welcome but not required.', null],
    ['Requirements\nA degree in related field(3) years of related experience', 3],
    ['Required: 3-5 years – Experience in bread', 3],
    [
      'With 25 years of experience baking bread, our shops are known. You need 2 years of experience in retail.',
      2,
    ],
    ['We bake.Strong Pluses\n1 year of experience with ovens', null],
    ['We love bread Skills and Experience:2 to 4 years bakery experience', 2],
  ])('%s', (text, years) => expect(read(text).requirements.experience_years_min).toBe(years))
})

describe('local candidates', () => {
  test.each([
    ['Local candidates only.', 'Local candidates only'],
    ['Must be within a 30-minute drive of Salem.', 'within a 30-minute drive of Salem'],
    ['Must be near a large airport.', 'near a large airport'],
    ['Local candidates preferred.', null],
  ])('%s', (text, near) => expect(read(text).eligibility.must_live_near).toBe(near))
})

test('brackets that never close cost no time', () => {
  const text = `Requirements\n5 years (${'work '.repeat(40_000)}`
  expect(read(text).requirements.experience_years_min).toBe(null)
})
