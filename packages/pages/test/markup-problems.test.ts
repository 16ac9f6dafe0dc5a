import { expect, it } from 'vitest'
import { findMarkupProblems } from '../src/markup/markup-problems.ts'

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
const SALARY = ['Has a salary without an amount, unit or currency (baseSalary)']

it.each<[sentence: string, changed: object, problems: string[]]>([
  ['all is there', {}, []],
  ['no title', { title: ' ' }, ['Has no title (title)']],
  [
    'its title for a description',
    { description: sound.title },
    ['Has no description of its own (description)'],
  ],
  ['no day', { datePosted: undefined }, ['Has no day of posting (datePosted)']],
  ['a day in words', { datePosted: 'March 1' }, ['Has no day of posting (datePosted)']],
  ['a day to come', { datePosted: '2027-04-01' }, ['Was posted in the future (datePosted)']],
  ['nobody hires', { hiringOrganization: {} }, ['Names no employer (hiringOrganization)']],
  [
    'nowhere to live',
    { applicantLocationRequirements: undefined },
    ['Does not say where one may live (applicantLocationRequirements)'],
  ],
  ['a place of work instead', { applicantLocationRequirements: undefined, jobLocation: {} }, []],
  [
    'a place of no kind',
    { applicantLocationRequirements: { name: 'Ohio' } },
    ['Does not say where one may live (applicantLocationRequirements)'],
  ],
  ['ended', { validThrough: '2027-03-01' }, ['Has ended, and is still listed (validThrough)']],
  ['a type of its own', { employmentType: 'GIG' }, ['Has an unknown type of employment (employmentType)']],
  ['pay without a unit', salary({}, { unitText: 'FORTNIGHT' }), SALARY],
  ['pay of nothing', salary({}, { minValue: 0 }), SALARY],
  ['pay the wrong way round', salary({}, { minValue: 80_000 }), SALARY],
  ['pay in hops', salary({ currency: 'hops' }), SALARY],
  [
    'an unknown degree',
    { educationRequirements: { credentialCategory: 'PhD' } },
    ['Asks for an unknown degree (educationRequirements)'],
  ],
  [
    'years, not months',
    { experienceRequirements: { years: 2 } },
    ['Asks for experience without saying how many months (experienceRequirements)'],
  ],
  [
    'fields that may be missing',
    { validThrough: undefined, baseSalary: undefined, employmentType: undefined },
    [],
  ],
])('%s', (_sentence, changed, problems) => {
  expect(findMarkupProblems({ ...sound, ...changed }, now)).toEqual(problems)
})
