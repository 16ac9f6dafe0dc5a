import { readFacts } from '@lilypad/curation'
import { describe, expect, test } from 'vitest'
import { toSentences } from '../../src/sentences.ts'

const read = (text: string) =>
  readFacts({ title: 'Manager', text, sentences: toSentences(text), posted: '2026-03-10' })
function asked(text: string) {
  const { education_required: degree, experience_years_min: years } = read(text).requirements
  return [degree, years]
}

describe('of several ways in, the least degree and the fewest years count', () => {
  test.each([
    ['BS with 5+ years of experience, or MS with 3+ years of experience', 'bachelor', 3],
    [
      'Bachelor’s degree and 6 years of experience. Master’s degree and 4 years of experience.',
      'bachelor',
      4,
    ],
    ['Requirements\nPhD in botany\nor MS in botany with 4 years of experience', 'master', 4],
    ['Minimum 6 years of experience (with a BA) or 2 years of experience (with a PhD)', 'bachelor', 2],
    ['6 years of experience with a Bachelor’s degree, 3 years with a Master’s degree', 'bachelor', 3],
    ['Requirements\n7 years of kitchen experience; or a degree in hotel management', 'bachelor', 7],
    ['Requirements\nDegree in hotel management or 7 years of kitchen experience', 'bachelor', 7],
    ['Requirements\n5 years of sales or coaching experience with at least 1 year in schools', null, 5],
    ['BA in music or a related field with 3 years of experience', 'bachelor', 3],
    ['5 years of kitchen experience, including 2 years of experience as a chef', null, 5],
    ['MBA or relevant advanced degree required. No experience required.', 'master', 0],
    ['A teacher’s Bachelor’s degree with a BA in music is required', 'bachelor', null],
  ])('%s', (text, degree, years) => expect(asked(text)).toEqual([degree, years]))
})

describe('years that are no experience asked of the reader', () => {
  test.each([
    'With over 20 years of experience, we bake bread for the whole county.',
    'Our bakery has more than 30 years of experience in bread.',
    'A two-year college degree is welcome.',
    'You have held a license for 3+ years.',
    'A master of breads has taught us for 12 years.',
    'Degree evaluations take two years.',
  ])('%s', (text) => expect(read(text).requirements.experience_years_min).toBe(null))
})

describe('a word that may be a degree or something else', () => {
  test.each([
    ['Requirements\nMS Excel and MS Word', null],
    ['Requirements\nMS in geology', 'master'],
    ['Our office is in Salem, MA.', null],
    ['You act as a BA in a scrum team.', null],
    ['Requirements\nBA or BS in geology', 'bachelor'],
    ['Requirements\nBA, MA or PhD in geology', 'bachelor'],
    ['A pre-MBA role for scrum masters', null],
    ['The degree to which your skills fit decides.', null],
    ['Degree audits for students', null],
    ['Requirements\nTwo-year technical degree', 'associate'],
    ['Graduation from a four-year college is required.', 'bachelor'],
    ['No degree required.', 'none'],
    ['A college degree is not required for this role.', 'none'],
    ['We do not require a degree.', 'none'],
  ])('%s', (text, degree) => expect(read(text).requirements.education_required).toBe(degree))
})

describe('what stands for a degree', () => {
  test.each([
    ['Master’s degree in law or other equivalent field', false],
    ['Bachelor’s degree or equivalent education required', false],
    ['Bachelor’s degree or significant coursework/experience', true],
    ['Bachelor’s degree desired, or relevant 3 years of experience', true],
    ['Bachelor’s degree is preferred but experience may be substituted for this requirement', true],
    ['A Bachelor’s degree can be substituted for up to two years of the required experience', false],
    ['BS with 5+ years of experience, or MS with 3+ years of experience', false],
  ])('%s', (text, expected) => expect(read(text).requirements.or_equivalent_experience).toBe(expected))
})

describe('the right to work there is read beside what everyone prints', () => {
  test.each([
    ['Applicants must be authorized to work in the U.S.Ovenly is an Equal Opportunity Employer', true, null],
    ['Must be legally authorized for employment in Canada without need of sponsorship', true, 'no'],
    ['U.S. citizenship is required for most positions.', null, null],
    ['May be required to hold a clearance (requires U.S. citizenship).', null, null],
    ['We will use your Form I-9 to confirm that you are authorized to work in the U.S.', null, null],
    ['U.S. citizens are encouraged to apply.', null, null],
    ['Sponsorship Available: No', null, 'no'],
    ['We are sponsoring H-1B candidates.', null, 'yes'],
  ])('%s', (text, required, sponsorship) =>
    expect(read(text).eligibility).toMatchObject({ authorization_required: required, sponsorship }),
  )
})

describe('licences of any trade', () => {
  test.each([
    ['Must hold a valid beekeeping license.', 'required', 'other'],
    ['Ability to obtain a pool operator license within 30 days', 'required', 'other'],
    ['Series 7 and 66 licenses preferred (or willingness to obtain them)', 'preferred', 'other'],
    ['Valid driver’s license and a license for 3 years', 'none_stated', null],
    ['Meet any state or local licensure requirements', 'none_stated', null],
  ])('%s', (text, need, kind) => expect(read(text).licence).toMatchObject({ need, kind }))
})

test('of a list that lost its breaks, the evidence is what stands around the demand', () => {
  const text = `${'Keep the ovens clean and the floor dry '.repeat(20)}and a Bachelor’s degree is required`
  const [evidence] = read(text).evidence.requirements
  expect(evidence?.length).toBeLessThan(400)
  expect(evidence).toContain('Bachelor’s degree is required')
})
