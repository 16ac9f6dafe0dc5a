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
    ['Content Specialist', '3+ years of K-12 teaching experience', 'CP1 RS1'],
    ['Content Specialist', 'You have taught reading in grades 1 to 3.', 'CP1 RS1'],
    ['Content Specialist', 'Must be a certified special education teacher', 'CP1 RS1'],
  ])
  table('college teaching or advising', [
    ['Content Specialist', 'Experience with academic advising is required.', 'CP2 RS1'],
    ['Content Specialist', 'Prior teaching experience at a university preferred.', 'CP2 RS1'],
    ['Success Coach', 'Student advising experience at a four-year institution.', 'CP2 RS1'],
    ['Lecturer in Chemistry', 'Relevant experience of teaching within the subject.', 'CP2 RS1'],
    ['Music Instructor', 'College teaching experience.\nTeaching experience in music theory.', 'CP2 RS1'],
    ['Reading Specialist', 'Experience teaching in a high school or a community college.', 'CP1 CP2 RS1'],
  ])
  table('experience in education in general', [
    ['Marketing Specialist', 'You have experience working in education.', 'CP3 RS1'],
    ['Marketing Specialist', 'Background in the field of education preferred.', 'CP3 RS1'],
  ])
  table('none of it', [
    ['Marketing Specialist', 'Bachelor’s degree in education or a related field.', 'RS1'],
    ['Engineer', 'You help us improve product design and the classroom experience.', 'RS1'],
    ['Engineer', 'Students meet our network of tutors and state-certified teachers.', 'RS1'],
    ['Engineer', 'Working with teachers to build better lessons in math.', 'RS1'],
    ['Engineer', 'Your educational background and experience decide the pay.', 'RS1'],
    ['Engineer', 'Experience teaching customers to use an interface.', 'RS1'],
  ])
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
  table('years of teaching are no industry, and a wish ties nothing', [
    ['Curriculum Writer', '2+ years of experience in K-12 online instruction', 'CP1 RS1'],
    ['Curriculum Writer', 'Five years of classroom teaching experience', 'CP1 RS2'],
    ['Accountant', '3 years of accounting experience, preferably in the non-profit sector', 'RS1'],
    ['Researcher', '4 years of experience in applied industry settings', 'RS1'],
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
  test.each([
    'Entry-Level Editor',
    'Junior Editor',
    'Editorial Assistant',
    'Marketing Intern',
    'Software Co-op',
  ])('%s', (title) => expect(audienceOf(title, '5+ years of experience')).toBe('EC'))
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
