import { expect, test } from 'vitest'
import { NOTHING_STATED } from '../postings/posting-facts.ts'
import { statedPlaces } from './stated-places.ts'

const nothing = {
  locations: [],
  reasons: { locations: 'no place is stated' },
  eligibility: NOTHING_STATED.eligibility,
}
const withFact = (fact: object) => ({ ...nothing, eligibility: { ...nothing.eligibility, ...fact } })

test.each([
  ['places of the board', { ...nothing, locations: ['Ohio'] }, ['Ohio']],
  ['states of the text', withFact({ countries: ['US'], states_only: ['OH'] }), ['Ohio']],
  ['the United States, by the text', withFact({ countries: ['US'] }), []],
  ['the United States, by the board', { ...nothing, reasons: { locations: 'CA, US' } }, []],
  ['neither says it', nothing, null],
  ['a job curated before facts were read', { locations: [], reasons: {}, eligibility: null }, null],
  ['a region of the world', { ...nothing, reasons: { locations: 'Worldwide' } }, null],
  ['a state of the board is not the country', { ...nothing, reasons: { locations: 'US-CA' } }, null],
])('%s', (_sentence, job, places) => {
  expect(statedPlaces(job)).toEqual(places)
})
