import { describe, expect, test } from 'vitest'
import { audienceOf } from './audience-of.ts'

const table = (rule: string, rows: [title: string, text: string, expected: string][]) =>
  test.each(rows)(`${rule}: %s: %s`, (title, text, expected) =>
    expect(audienceOf(title, text)).toBe(expected),
  )

// holds Decisions §7: Audience: pivots
describe('pivots: asks for or welcomes experience of education', () => {
  table('preK-12 teaching experience or a teaching licence', [
    ['Content Specialist', 'Classroom teaching experience preferred.', 'CP1 RS1'],
    ['Content Specialist', 'Former teachers are encouraged to apply.', 'CP1 RS1'],
    ['Content Specialist', 'A valid state teaching license is a plus.', 'CP1 RS1'],
    ['Content Specialist', '3+ years of K-12 teaching experience', 'CP1 IE1'],
  ])
  table('college teaching or advising', [
    ['Content Specialist', 'Experience with academic advising is required.', 'CP2 RS1'],
    ['Content Specialist', 'Prior teaching experience at a university preferred.', 'CP2 RS1'],
  ])
  table('experience in education in general', [
    ['Marketing Specialist', 'You have experience working in education.', 'CP3 RS1'],
    ['Marketing Specialist', 'Background in the field of education preferred.', 'CP3 RS1'],
  ])
  table('none of it', [['Marketing Specialist', 'Bachelor’s degree in education or a related field.', 'RS1']])
})

// holds Decisions §7: Audience: least years, early career, industry or skills
describe('the least number of years that it requires', () => {
  table('below 2', [
    ['Accountant', '1-2 years of experience in accounting', 'EC'],
    ['Accountant', 'No prior experience required.', 'EC'],
  ])
  table('2 to 4, 5 to 7, 8 and more', [
    ['Accountant', '2+ years of accounting experience', 'RS1'],
    ['Accountant', 'Four years of accounting experience', 'RS1'],
    ['Accountant', 'At least five (5) years of accounting experience', 'RS2'],
    ['Accountant', '7-9 years of accounting experience', 'RS2'],
    ['Accountant', '8+ years of accounting experience', 'RS3'],
  ])
  table('tied to a named industry or market', [
    ['Account Executive', '3+ years of experience in edtech sales', 'IE1'],
    ['Account Executive', '5 years of experience in K-12 publishing', 'IE2'],
    ['Account Executive', '10+ years working in higher education', 'CP3 IE3'],
  ])
  table('of alternatives the least, of several requirements the hardest', [
    ['Accountant', 'A master’s and 3 years of experience or a bachelor’s and 5 years of experience', 'RS1'],
    ['Accountant', '5+ years of accounting experience\n1+ years of experience with spreadsheets', 'RS2'],
  ])
  table('a preference is no requirement', [
    ['Accountant', '2+ years of experience\n8+ years of experience preferred', 'RS1'],
    ['Accountant', '8+ years of experience preferred', 'RS1'],
  ])
  table('other years do not count', [
    ['Accountant', 'For over 20 years we have helped schools gain experience.', 'RS1'],
    ['Accountant', 'You must be 18 years of age with working papers.', 'RS1'],
  ])
})

// holds Decisions §7: Audience: least years, early career, industry or skills
describe('a title that says entry level, junior, assistant or intern is early career', () => {
  test.each(['Entry-Level Editor', 'Junior Editor', 'Editorial Assistant', 'Marketing Intern'])(
    '%s',
    (title) => expect(audienceOf(title, '5+ years of experience')).toBe('EC'),
  )
  test('an assistant to a leader is not', () =>
    expect(audienceOf('Assistant Director of Admissions', '')).toBe('RS3'))
})

table('no years named: the title’s seniority', [
  ['Director of Content', '', 'RS3'],
  ['VP, Sales', '', 'RS3'],
  ['Senior Editor', '', 'RS2'],
  ['Team Lead', '', 'RS2'],
  ['Program Manager', '', 'RS2'],
  ['Editor', '', 'RS1'],
])
