import { expect, it } from 'vitest'
import { readVisit, visitText } from './visit.ts'

const lastActive = new Date('2027-03-10T09:00:00Z')

it.each([null, new Date('2027-03-09T09:00:00Z')])('a visit is kept as it was: new since %s', (newSince) => {
  expect(readVisit(visitText({ lastActive, newSince }))).toEqual({ lastActive, newSince })
})

it.each([null, '', 'yesterday', '{}'])('what is no visit is ignored: %s', (text) => {
  expect(readVisit(text)).toBeNull()
})
