import { readFacts } from '@lilypad/curation'
import type { Facts } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { toSentences } from '../../src/sentences.ts'

const read = (text: string, title = 'Manager', posted: string | null = '2026-03-10'): Facts =>
  readFacts({ title, text, sentences: toSentences(text), posted })

describe('a degree is required or wished by its marker, else by its heading', () => {
  test.each([
    ['A bachelor’s degree is required.', 'bachelor', null],
    ['Requirements\nMaster’s degree in public policy', 'master', null],
    ['Bachelor’s degree required; master’s degree a plus.', 'bachelor', 'master'],
    ['Qualifications: Bachelor’s degree (Master’s strongly preferred)', 'bachelor', 'master'],
    ['Preferred Qualifications\nMBA', null, 'master'],
    ['Nice to have:\n- PhD in physics\nRequirements:\n- BS in physics', 'bachelor', 'doctorate'],
    ['Education: Associate (Required)', 'associate', null],
    ['Education: Bachelor’s (Preferred)', null, 'bachelor'],
    ['You hold a BA, MA or PhD in history.', 'bachelor', null],
    ['Four-year college degree or advanced degree required', 'bachelor', null],
    ['High school diploma or GED required.', 'high school', null],
    ['An earned doctorate in education is required.', 'doctorate', null],
    ['Degree in graphic design required.', 'bachelor', null],
    ['Bachelor’s degree, preferably in chemistry, is required.', 'bachelor', null],
    ['Strong writing skillsMaster’s degree in EnglishExperience with grants', 'master', null],
    ['Preferred skills: Excel Basic Qualifications Bachelor’s degree in finance', 'bachelor', null],
    ['Currently pursuing a bachelor’s degree in biology.', null, null],
    ['We offer tuition help towards a master’s degree.', null, null],
    ['A high degree of accuracy is required.', null, null],
    ['Our team holds degrees of all kinds.', null, null],
    ['Our staff includes three PhDs.', null, null],
  ])('%s', (text, required, preferred) => {
    const { requirements } = read(text)
    expect([requirements.education_required, requirements.education_preferred]).toEqual([required, preferred])
  })
})

describe('experience may replace a degree', () => {
  test.each([
    ['Bachelor’s degree or equivalent experience required.', true],
    ['Bachelor’s degree required. Experience may be substituted for education.', true],
    ['BA in English, or an equivalent combination of education and experience', true],
    ['PhD or equivalent required', true],
    ['High school diploma or equivalent required.', false],
    ['Bachelor’s degree in biology or an equivalent field required.', false],
    ['Bachelor’s degree required.', false],
  ])('%s', (text, expected) => expect(read(text).requirements.or_equivalent_experience).toBe(expected))
})

describe('years of experience: the lowest that is demanded', () => {
  test.each([
    ['At least 4 years of experience in fundraising is required.', 4],
    ['Requirements\nThree to five years of relevant experience', 3],
    ['Must have 5+ years managing remote teams.', 5],
    ['Qualifications: minimum of seven (7) years of related experience', 7],
    ['6 months of sales experience required.', 0.5],
    ['2 years of experience required; 5 years of experience preferred.', 2],
    ['Requirements\n3 years of experience in sales\n6 years of experience in schools', 6],
    ['Experience:\nBookkeeping: 2 years (Required)\nExcel: 4 years (Preferred)', 2],
    ['No prior experience is required.', 0],
    ['Requirements: PhD and 2 years of experience or bachelor’s degree and 6 years of experience', 2],
    ['Bachelor’s degree in statistics5+ years of experience with surveys', 5],
    ['Preferred Qualifications\n5 years of experience in publishing', null],
    ['For over 20 years we have served schools with experience and care.', null],
    ['You must be 18 years or older.', null],
    ['A two year contract.', null],
    ['In the past 3 years our experience has grown.', null],
  ])('%s', (text, years) => expect(read(text).requirements.experience_years_min).toBe(years))
  test.each([
    ['Minimum 3 years of teaching experience.', 3],
    ['At least two years of classroom experience required.', 2],
    ['Minimum 3 years of teaching or coaching experience.', null],
  ])('in a classroom: %s', (text, years) => expect(read(text).requirements.classroom_years_min).toBe(years))
})

describe('a licence to practise, its need, kind and states', () => {
  test.each([
    ['Valid Ohio teaching license required.', 'required', 'teaching', ['OH']],
    ['Active RN license in the state of Nevada required.', 'required', 'nursing', ['NV']],
    ['LCSW or LPC preferred.', 'preferred', 'social work', null],
    ['Must be licensed to practice law in Texas.', 'required', 'other', ['TX']],
    [
      'Must hold a current license as a clinical psychologist in any state.',
      'required',
      'other',
      'any state',
    ],
    ['BCBA certification is required.', 'required', 'behavior analyst', null],
    [
      'Requirements\nSchool counselor certification or willing to obtain it',
      'required',
      'school counselor',
      null,
    ],
    ['CPA a plus.', 'preferred', 'other', null],
    ['Must have a valid driver’s license.', 'none_stated', null, null],
    ['CPR certification required. PMP preferred.', 'none_stated', null, null],
    ['You will work with our licensed therapists.', 'none_stated', null, null],
    ['We reimburse the fees of your teaching license.', 'none_stated', null, null],
    ['Manage software license agreements.', 'none_stated', null, null],
  ])('%s', (text, need, kind, states) => expect(read(text).licence).toMatchObject({ need, kind, states }))
})

describe('where the person must live', () => {
  const none = { countries: null, states_only: null, states_excluded: null, must_live_near: null }
  test.each([
    ['You can work from anywhere in the United States.', { ...none, countries: ['US'] }],
    ['Candidates must reside in the United States.', { ...none, countries: ['US'] }],
    [
      'You must live in Ohio, Indiana or Iowa.',
      { ...none, countries: ['US'], states_only: ['OH', 'IN', 'IA'] },
    ],
    ['Remote (excluding CA, NY and WA)', { ...none, countries: ['US'], states_excluded: ['CA', 'NY', 'WA'] }],
    [
      'Must live within 50 miles of Denver, CO.',
      { ...none, must_live_near: 'within 50 miles of Denver, CO' },
    ],
    ['Location: Tulsa, OK 74101 (Required)', { ...none, must_live_near: 'Tulsa, OK 74101' }],
    ['You work from home and live in Ohio.', { ...none, countries: ['US'], states_only: ['OH'] }],
    ['Open to people who live in Ohio.', { ...none, countries: ['US'], states_only: ['OH'] }],
    ['Our customers live in Ohio.', none],
    ['Preferred location: Ohio.', none],
    ['The salary for residents of Colorado is higher.', none],
    ['This role is based in Austin, TX.', none],
  ])('%s', (text, expected) => {
    const { countries, states_only, states_excluded, must_live_near } = read(text).eligibility
    expect({ countries, states_only, states_excluded, must_live_near }).toEqual(expected)
  })
  test.each([
    ['Hours are 9 am to 5 pm Eastern Time.', ['ET']],
    ['You must work in the PST or MST time zone.', ['PT', 'MT']],
    ['Must be within +/- 2 hours of MST.', ['UTC-9..UTC-5']],
    ['Eastern time zone preferred.', null],
    ['Our colleagues work across time zones from Pacific to Eastern.', null],
    ['You will establish a club, and must estimate its costs.', null],
  ])('zones: %s', (text, zones) => expect(read(text).eligibility.time_zones).toEqual(zones))
})

describe('who may work there, and whether a visa is sponsored', () => {
  test.each([
    ['You must be authorized to work in the United States.', true, null],
    ['Must be legally authorized to work in the U.S. without sponsorship.', true, 'no'],
    ['We are unable to sponsor visas for this role.', null, 'no'],
    ['Visa sponsorship is available.', null, 'yes'],
    ['U.S. citizenship is required.', true, null],
    ['Work authorization:\nUnited States (Required)', true, null],
    ['We verify the identity and eligibility to work of all hires (Form I-9).', null, null],
    ['Will you now or in the future require sponsorship for a visa?', null, null],
    ['You will sponsor events and trainings.', null, null],
    ['Authorization to work in the U.S. preferred.', null, null],
  ])('%s', (text, required, sponsorship) =>
    expect(read(text).eligibility).toMatchObject({ authorization_required: required, sponsorship }),
  )
})

describe('the calendar', () => {
  test.each([
    ['This is a 10-month position.', '10-month'],
    ['A 12-month appointment with benefits.', '12-month'],
    ['Duration: 6 months', 'fixed term'],
    ['This is a temporary position.', 'fixed term'],
    ['For the 2026-27 school year.', 'school year'],
    ['This seasonal position ends in fall.', 'seasonal'],
    ['Benefits begin after a 6 month probation.', null],
    ['You lead long-term projects.', null],
  ])('term: %s', (text, term) => expect(read(text).calendar.term).toBe(term))
  test('a title can name the term', () => {
    expect(read('Teach.', 'Adjunct Instructor').calendar.term).toBe('per course')
  })
  test.each([
    ['Start date: August 3, 2026', '2026-08-03'],
    ['Start Date: ASAP', 'ASAP'],
    ['Starting in Fall 2026.', 'Fall 2026'],
    ['Date Available:\n08/19/2026', '2026-08-19'],
    ['Benefits start July 1, 2026.', null],
  ])('start: %s', (text, start) => expect(read(text).calendar.start).toBe(start))
  test.each([
    ['Application deadline: May 2, 2026', '2026-05-02'],
    ['Apply by April 1st.', '2026-04-01'],
    ['Closing date: 2/3', null],
    ['Applications must be received by January 15.', '2027-01-15'],
    ['Review of applications begins May 1, 2026.', null],
    ['Open until filled.', null],
  ])('deadline, in the year after the posting: %s', (text, day) =>
    expect(read(text).calendar.deadline).toBe(day),
  )
  test.each([
    ['20 hours per week', 20],
    ['Expected hours: 15 – 25 per week', 15],
    ['A 30-hour work week.', 30],
    ['Up to 10 hrs/week', 10],
    ['You never work more than 40 hours a week.', null],
    ['8 hours a day', null],
  ])('hours: %s', (text, hours) => expect(read(text).calendar.hours_per_week).toBe(hours))
})
