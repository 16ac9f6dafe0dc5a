import { readTravel } from '@lilypad/curation'
import { describe, expect, test } from 'vitest'
import { toSentences } from '../src/sentences.ts'

const levelOf = (text: string, title = '') => readTravel(toSentences(text), title).level
const table = (rule: string, level: string, texts: string[]) =>
  // holds Part 2 §9: Five travel options
  test.each(texts)(`${rule}: %s`, (text) => expect(levelOf(text)).toBe(level))

describe('NO TRAVEL: no travel information; "no travel required"', () => {
  table('says nothing or denies it', 'No Travel', [
    'You will write lessons for grades 3 to 5.',
    'No travel required.',
    'Travel: None',
    'Travel Requirements: 0%',
    'Travel Required\nNo',
    'Travel is not required for this role.',
    'This position does not require travel.',
    'Fully remote (100%), no travel',
  ])
  table('perks are not travel', 'No Travel', [
    'Employees may book travel at a discount.',
    'We offer a travel stipend and a gym allowance.',
    'Annual company retreat (all expenses paid travel)',
    'Benefits\nPaid travel to our annual retreat',
    'Generous PTO so that you can travel.',
    'Reimbursement for travel and professional development',
    'Employees travel to our offsite twice a year as a perk',
  ])
  table('other people’s travel does not count', 'No Travel', [
    'You will coordinate travel for executives.',
    'Manage calendars, travel, and expenses for the dean.',
    'Arrange domestic and international travel for the leadership team.',
    'Process travel reimbursements for faculty.',
    'Handles scheduling, travel and expense reports for three directors.',
    'Book flights and travel for staff',
  ])
  table('travel as a product, an industry or a factor of pay does not count', 'No Travel', [
    'We build software for the travel industry.',
    'Our customers span retail, travel, and hospitality.',
    'We help people travel better.',
    'Our mission is to make travel easy for families.',
    'Interest in education, travel, and languages',
    'Pay depends on experience, skills, travel requirements and market data.',
    'Field trips with students are the best part of the year.',
  ])
  table('days at one’s own office do not count', 'No Travel', [
    'Hybrid: 3 days a week in our Boston office.',
    'You will be in the office 60% of the time.',
  ])
})

// holds Decisions §7: Travel by the dialog's rules; Travel Details is the sentence
describe('OCCASIONAL: under 10 % a year; occasional, minimal; 1-3 trips a year; only hedged', () => {
  table('reads', 'Occasional Travel', [
    'Travel required: Up to 5%',
    'Travel of less than 10% of the time.',
    'Some travel (less than 5%)',
    'Minimal travel may be required.',
    'Must be able to travel occasionally to district offices.',
    'Travel is limited and mostly within the state.',
    'Limited domestic travel may be required',
    'Ability to travel a few times per year',
    'Travel: 2 weeks per year',
    'You will travel to 2-3 conferences per year.',
    'Annual travel to our company summit is expected.',
    'This role may include travel.',
    'There is the possibility of travel.',
    'little to no travel',
    'Remote team with twice-yearly sprints in person.',
  ])
})

// holds Decisions §7: Travel by the dialog's rules; Travel Details is the sentence
describe('SOME: 10-20 %; "some"; quarterly; within 90 miles for meetings; 4-12 trips a year', () => {
  table('reads', 'Some Travel', [
    'Travel up to 10%.',
    'Occasional travel (up to 10%)',
    'Travel (10-20%)',
    'Travel Requirements\nUp to 20%',
    'approximately 20 percent travel',
    'Some travel required',
    'Some domestic and international travel is expected.',
    'Quarterly travel to headquarters is expected.',
    'Travel about once a month to client sites.',
    'You will travel about six times per year.',
    'Must be able to travel within 90 miles for meetings.',
    'Must be able to travel 8 weeks a year',
    'Must be able to travel six weeks a year',
    'Must be willing to travel 1 day per week',
    '100% remote with up to 10% travel',
  ])
})

// holds Decisions §7: Travel by the dialog's rules; Travel Details is the sentence
describe('REGULAR: 21-50 %; willingness to travel; required; moderate; a duty without a quantity', () => {
  table('reads', 'Regular Travel', [
    'Willingness to travel.',
    'Travel required.',
    'Travel required\n- Fluent Spanish and a calm voice in a crowded room of parents',
    'Must be willing to travel to school districts.',
    'Moderate travel.',
    'Travel 25-50%',
    'Ability to travel up to 50% of the time',
    'You will travel 25% of your time.',
    'Regular travel to schools',
    'Able to travel as needed, including overnight stays',
    'Travel up to 30% during peak season; occasional evenings.',
    'Willing to travel and work some weekends.',
    'The ability to travel and work occasional evenings.',
    'Willingness to travel for regular meetings with districts',
    'Grow accounts by 60% and travel to customers as needed.',
    'Expect to be on the road 2 days a week visiting schools.',
    'You meet teachers in the field regularly (workshops, school visits).',
  ])
})

// holds Decisions §7: Travel by the dialog's rules; Travel Details is the sentence
describe('FREQUENT: over 50 %; daily local on-site travel; frequent, considerable, road warrior', () => {
  table('reads', 'Frequent Travel', [
    'Travel up to 75%',
    'More than 50% travel',
    'Travels 4 days per week to client sites',
    'Frequent travel to client sites.',
    'Must be able to travel frequently.',
    'Extensive travel is required.',
    'Considerable travel within the region.',
    'We want a road warrior who travels well.',
    'Travel daily between schools in the district.',
    'This is a field-based role covering Ohio.',
    'You will go door to door in the neighborhood.',
    'An itinerant teacher serves four schools.',
  ])
  test('a title can name a job on the road', () => {
    expect(levelOf('You repair tablets.', 'Field Service Technician')).toBe('Frequent Travel')
  })
})

test('a percentage beats words; the larger of two counts', () => {
  expect(levelOf('Frequent travel, about 15% of the time.')).toBe('Some Travel')
  expect(levelOf('Travel of 10%, in spring up to 40%.')).toBe('Regular Travel')
})

test('a frequency word beats a bare "required", "willing" or "able"', () => {
  expect(levelOf('Willing to travel. This job requires occasional travel.')).toBe('Occasional Travel')
})

// holds Decisions §7: Travel by the dialog's rules; Travel Details is the sentence
test('the deciding sentence is given as printed, and none where nothing decides', () => {
  const text = 'You teach fractions online. Some travel to district workshops is required. We pay well.'
  expect(readTravel(toSentences(text)).details).toBe('Some travel to district workshops is required.')
  expect(readTravel(['You teach fractions online.']).details).toBeNull()
})
