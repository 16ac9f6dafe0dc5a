import { expect, it } from 'vitest'
import { findMissingWords } from './missing-words.ts'

const POSTING = `# What You Will Own

- Write assessments for algebra courses, and review each assessment
- Build courses in Canvas with [Pond](https://pond.example/Pixel)
- You know Salesforce and SQL; years of experience with rubrics and rubric design`

it('names come first, then what is said repeatedly; headings, addresses and usual words are left out', () => {
  expect(findMissingWords(POSTING, '', '')).toEqual([
    'Canvas',
    'Pond',
    'Salesforce',
    'SQL',
    'assessments',
    'courses',
    'rubrics',
  ])
})

it('a word that the resume has in another form, or that names the company, is not lacking', () => {
  expect(findMissingWords(POSTING, 'assessing a course; canvas', 'Pond')).toEqual([
    'Salesforce',
    'SQL',
    'rubrics',
  ])
})

it('what stands under benefits, pay, place or equal chances tells nothing of the work', () => {
  const headings = ['Benefits', 'What we offer', 'Who we are', 'Pay', 'Work location', 'Equal opportunity']
  const aside = headings.map((heading) => `## ${heading}\n\n- We match Fidelity plans; plans in Fidelity`)
  expect(findMissingWords([...aside, '**Skills**', '- You use Moodle'].join('\n'), '', '')).toEqual([
    'Moodle',
  ])
})

it.each(['About the role', 'About the Job', 'Work location and duties'])(
  'what stands under ‘%s’ is of the work',
  (heading) => {
    expect(findMissingWords(`## ${heading}\n\n- You use Moodle`, '', '')).toEqual(['Moodle'])
  },
)

it('at most twenty are told, and none of an empty posting', () => {
  const names = Array.from(
    { length: 60 },
    (_, index) => `the Tool${String.fromCharCode(65 + (index % 26))}${index > 25 ? 'b' : 'a'}x`,
  )
  expect(findMissingWords(names.join(' '), '', '').length).toBeLessThanOrEqual(20)
  expect(findMissingWords('', 'anything', '')).toEqual([])
})

it('words that are part of a state’s name count where they name none', () => {
  const posting = 'They know every district office and its connections. They connect each district office.'
  expect(findMissingWords(posting, '', '')).toEqual(expect.arrayContaining(['district', 'connections']))
})

it('a state in which one may live is not lacking', () => {
  expect(findMissingWords('- We hire in Utah and New Jersey alone; you know Moodle', '', '')).toEqual([
    'Moodle',
  ])
})
