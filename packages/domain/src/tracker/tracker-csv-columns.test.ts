import { expect, it } from 'vitest'
import { findColumns, TRACKER_CSV_COLUMNS } from './tracker-csv-columns.ts'

it('the headings of the export stand for themselves', () => {
  expect(findColumns(TRACKER_CSV_COLUMNS)).toEqual(TRACKER_CSV_COLUMNS)
})

it.each([
  ['Company Role Status Category Audience Salary Type Notes', 'the tracker’s own table'],
  ['employer position stage department audience PAY workplace comments', 'people’s own sheets'],
])('%s stand for the columns of the export, as in %s', (headings) => {
  expect(findColumns(headings.split(' '))).toEqual([
    'Company',
    'Job Title',
    'Status',
    'Category',
    'Audience',
    'Salary Range',
    'Workplace Type',
    'Notes',
  ])
})

it.each([
  ['List Name', 'Status'],
  ['Outcome', 'Status'],
  ['Post URL', 'Job URL'],
  ['Application Link', 'Job URL'],
  ['Employer Name', 'Company'],
  ['Name of School', 'Company'],
  ['Position Applied For', 'Job Title'],
  ['Date of Application', 'Tracked On'],
  ['Applied At', 'Tracked On'],
  ['Date submitted', 'Tracked On'],
  ['Application Notes', 'Notes'],
  ['Saved Date', 'Tracked On'],
  ['Job Post URL', 'Job URL'],
  ['Link to the posting', 'Job URL'],
  ['Empresa', 'Company'],
  ['Fecha de solicitud', 'Tracked On'],
])('%s stands for %s', (heading, column) => {
  expect(findColumns([heading])).toEqual([column])
})

it.each([
  [
    ['Company', 'Role', 'Applied', 'Applied On'],
    ['Company', 'Job Title', 'Tracked On', 'Tracked On'],
  ],
  [
    ['Company', 'Company Name'],
    ['Company', null],
  ],
  [
    ['Status', 'Status For'],
    ['Status', null],
  ],
])('of %j a heading that is spelled as a name comes before one with further words', (headings, columns) => {
  expect(findColumns(headings)).toEqual(columns)
})

it('the export’s own name comes before another, each column is taken once, and other headings stand for none', () => {
  expect(findColumns(['Title', 'Job_Title', 'Role', 'Recruiter', '', 'Link', 'URL'])).toEqual([
    null,
    'Job Title',
    null,
    null,
    null,
    null,
    'Job URL',
  ])
})
