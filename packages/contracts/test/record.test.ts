import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { field, fullJob, jobRow, record } from '../src/index.ts'

const sample = record({ title: field('Job Title', z.string()), id: field('id', z.number()) })

test('records keep their field names on the wire, to the letter, and code sees camelCase', () => {
  expect(sample.encode({ title: 'Tutor', id: 7 })).toEqual({ 'Job Title': 'Tutor', id: 7 })
  expect(sample.decode({ 'Job Title': 'Tutor', id: 7 })).toEqual({ title: 'Tutor', id: 7 })
})

test('a field that is not named does not pass', () => {
  const withSecret = { title: 'Tutor', id: 7, passwordHash: 'x' }
  expect(sample.encode(withSecret)).toEqual({ 'Job Title': 'Tutor', id: 7 })
  expect(sample.wire.parse({ 'Job Title': 'Tutor', id: 7, password_hash: 'x' })).toEqual({
    'Job Title': 'Tutor',
    id: 7,
  })
})

test('list rows leave out the description, summary, travel details, search text and star', () => {
  const names = Object.keys(jobRow.wire.shape)
  for (const absent of [
    'Full Job Description',
    'JD Summary',
    'Travel Details',
    'search_str_server',
    'is_tracked',
  ])
    expect(names).not.toContain(absent)
  expect(Object.keys(fullJob.wire.shape)).toEqual(
    expect.arrayContaining([
      'Full Job Description',
      'JD Summary',
      'Travel Details',
      'search_str_server',
      'is_tracked',
    ]),
  )
})
