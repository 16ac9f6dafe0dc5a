import { expect, it } from 'vitest'
import { findMarkupProblems } from '../src/jobs/markup-problems.ts'

const now = new Date('2027-03-10T14:00:00Z')
const sound = {
  title: 'Curriculum Writer',
  description: '<p>You will write lessons.</p>',
  datePosted: '2027-03-01',
  hiringOrganization: { '@type': 'Organization', name: 'Pond' },
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: [{ '@type': 'State', name: 'Ohio, USA' }],
  validThrough: '2027-03-31T03:59:59.000Z',
  employmentType: 'FULL_TIME',
  identifier: { '@type': 'PropertyValue', name: 'Lilypad', value: '7' },
  educationRequirements: 'no requirements',
  experienceRequirements: { monthsOfExperience: 24 },
  baseSalary: { currency: 'USD', value: { minValue: 60_000, maxValue: 70_000, unitText: 'YEAR' } },
  directApply: false,
  url: 'https://lilypad.example/jobs/7',
}
const salary = (more: object, value: object = {}) => ({
  baseSalary: { ...sound.baseSalary, ...more, value: { ...sound.baseSalary.value, ...value } },
})
const SALARY = ['baseSalary: has a salary without amount, unit or currency']

it.each<[sentence: string, changed: object, problems: string[]]>([
  ['all is there', {}, []],
  ['no title', { title: ' ' }, ['title: has no title']],
  [
    'its title for a description',
    { description: sound.title },
    ['description: has no description of its own'],
  ],
  ['no day', { datePosted: undefined }, ['datePosted: has no day of posting']],
  ['a day in words', { datePosted: 'March 1' }, ['datePosted: has no day of posting']],
  ['a day to come', { datePosted: '2027-04-01' }, ['datePosted: is posted in the future']],
  ['nobody hires', { hiringOrganization: {} }, ['hiringOrganization: names no employer']],
  [
    'nowhere to live',
    { applicantLocationRequirements: undefined },
    ['applicantLocationRequirements: does not say from where one may apply'],
  ],
  ['a place of work instead', { applicantLocationRequirements: undefined, jobLocation: {} }, []],
  [
    'a place of no kind',
    { applicantLocationRequirements: { name: 'Ohio' } },
    ['applicantLocationRequirements: does not say from where one may apply'],
  ],
  ['ended', { validThrough: '2027-03-01' }, ['validThrough: has ended, and is still listed']],
  ['a type of its own', { employmentType: 'GIG' }, ['employmentType: has an unknown type']],
  ['pay without a unit', salary({}, { unitText: 'FORTNIGHT' }), SALARY],
  ['pay of nothing', salary({}, { minValue: 0 }), SALARY],
  ['pay the wrong way round', salary({}, { minValue: 80_000 }), SALARY],
  ['pay in hops', salary({ currency: 'hops' }), SALARY],
  [
    'an unknown degree',
    { educationRequirements: { credentialCategory: 'PhD' } },
    ['educationRequirements: has an unknown degree'],
  ],
  [
    'years, not months',
    { experienceRequirements: { years: 2 } },
    ['experienceRequirements: has no months of experience'],
  ],
  [
    'fields that may be missing',
    { validThrough: undefined, baseSalary: undefined, employmentType: undefined },
    [],
  ],
])('%s', (_sentence, changed, problems) => {
  expect(findMarkupProblems({ ...sound, ...changed }, now)).toEqual(problems)
})
