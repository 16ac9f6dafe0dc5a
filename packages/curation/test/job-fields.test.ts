import { readJobType, stackId, summarise } from '@lilypad/curation'
import { splitSentences } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'

// holds Decisions §7: Job types
describe('job type', () => {
  test.each([
    ['FullTime', 'Editor', '', 'Full-Time'],
    ['FULL_TIME', 'Editor', '', 'Full-Time'],
    ['Permanent', 'Editor', '', 'Full-Time'],
    ['PART_TIME', 'Editor', '', 'Part-Time'],
    ['Contractor', 'Editor', '', 'Contract'],
    ['fixed_term', 'Editor', '', 'Temporary'],
    ['Intern', 'Editor', '', 'Internship'],
    [null, 'Editor (Part-Time)', '', 'Part-Time'],
    [null, 'Editorial Intern', 'This is a full-time role.', 'Internship'],
    ['Full-time', 'Editor (6 Month Contract)', '', 'Contract'],
    [null, 'Contract Manager', 'This is a full-time role.', 'Full-Time'],
    [null, 'Editor', 'A part-time position of 20 hours.', 'Part-Time'],
    [null, 'Editor', 'You edit.', null],
    ['Full time', 'Director, Independent Schools', '', 'Full-Time'],
    [null, 'Independent Contractor - Tutor', '', 'Contract'],
    [null, 'Internship Program Coordinator', 'This full-time role runs our internship program.', 'Full-Time'],
    [null, 'Substitute Coordinator', 'Full-time position', 'Full-Time'],
    [null, 'Substitute Teacher', '', 'Temporary'],
    [null, 'Internal Auditor', 'Full-time', 'Full-Time'],
    [null, 'Regular Education Teacher', '', null],
    ['Part-time', 'Data Science Intern', '', 'Internship'],
    [null, 'Editor', 'Part-time and full-time employees are eligible for a 401(k).', null],
    [null, 'Editor', '20 hours/week, part time', 'Part-Time'],
    [null, 'Editor', 'Hours: Full Time (40 hours)', 'Full-Time'],
  ])('%s, %s, %s is %s', (employment, title, text, expected) =>
    expect(readJobType({ employment, title, text }).jobType).toBe(expected),
  )
})

// holds Decisions §7: Stack id: company and normalised title
describe('the stack id is the same for the same company and normalised title at different places', () => {
  const id = (title: string, company = 'Bright Pond, Inc.') => stackId(company, title)
  test.each([
    'Account Executive - Texas',
    'Account Executive (Remote)',
    'ACCOUNT EXECUTIVE, Berlin, Germany',
    'Account Executive (m/f/d) | US',
    'Account Executive (Req 20881)',
  ])('%s', (title) => expect(id(title)).toBe(id('Account Executive')))
  test('another function, level or company is another stack', () => {
    const others = [
      id('Account Executive, Higher Ed'),
      id('Senior Account Executive'),
      id('Account Executive', 'Elm'),
    ]
    expect(new Set([...others, id('Account Executive')]).size).toBe(4)
  })
})

// holds Decisions §7: JD Summary: two or three sentences, ending in a period
describe('the summary: two or three whole sentences of the role, ending in a period', () => {
  const text = [
    'About us',
    'Bright Pond was founded in 2009 and serves four million learners. We believe in every child.',
    'About the role',
    'We are looking for an editor who loves fractions. You will shape lessons for grades 3 to 5! You will report to the head of content.',
    'Benefits',
    'We offer a medical plan and paid time off.',
  ].join('\n')
  const summaryOf = (given: string) => summarise(splitSentences(given))

  test('taken from the role, not from the company or its benefits', () => {
    const summary = summaryOf(text)
    expect(summary).toContain('You will shape lessons for grades 3 to 5.')
    for (const other of ['founded', 'believe', 'medical']) expect(summary).not.toContain(other)
  })
  test('abbreviations end no sentence', () => {
    const given =
      'You will write, e.g. for U.S. schools, with Dr. Elm of Bright Pond. You will also edit what others write.'
    expect(summaryOf(given)).toBe(given)
  })
  // holds Decisions §7: JD Summary: two or three sentences, ending in a period
  test('ends in a period however the text ends', () => {
    expect(
      summaryOf('Would you like to teach fractions to many children? Then this is the right role for you!'),
    ).toMatch(/you\.$/)
    expect(summaryOf('Plans lessons on fractions for the middle grades\nMeets parents')).toMatch(
      /middle grades\.$/,
    )
  })
  test('leaves out places, terms and the company by name', () => {
    const given =
      'Elm Press publishes atlases in nine languages. You will check maps against their sources. You will work from home anywhere in Ohio. You will answer letters from readers.'
    expect(summaryOf(given)).toBe(
      'You will check maps against their sources. You will answer letters from readers.',
    )
  })
  test('takes no sentence that leans on the one before, none that is cut, and none twice', () => {
    const given = [
      'You will teach editors the grid of the maps.',
      'They will also plan the atlas with you and your colleagues.',
      'You will teach editors the grid of maps.',
      'You will lead the work on a new atlas of the',
      'You will answer letters from readers in nine languages.',
    ].join('\n')
    expect(summaryOf(given)).toBe(
      'You will teach editors the grid of the maps. You will answer letters from readers in nine languages.',
    )
  })
  test('duties without a period are sentences of the role', () => {
    const given =
      'Responsibilities\n- Plan the atlas of the northern states with two colleagues\nBenefits\nWe offer a medical plan.'
    expect(summaryOf(given)).toMatch(/^Plan the atlas of the northern states with two colleagues\./)
  })
  test('is empty for an empty text', () => expect(summaryOf('')).toBe(''))
})
