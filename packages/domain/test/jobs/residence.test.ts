import {
  findResidence,
  listedResidence,
  type MayLiveThere,
  mayLiveThere,
  type PostingFacts,
  placeReason,
  placeText,
  statedPlaces,
} from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { factsOf } from './fact-words/facts-of.ts'

type Eligibility = Partial<PostingFacts['eligibility']>

/** A job with this place on its board, as curation gives it as its reason, and this text. */
const told = (place: string | undefined, eligibility: Eligibility = {}) => ({
  locations: [],
  reasons: { locations: place },
  ...factsOf({ eligibility }),
})

// holds Beyond §1: Unstated and United States are two values everywhere
test.each<[string, Eligibility, string, MayLiveThere]>([
  ['nothing is stated', {}, 'Ohio', 'not stated'],
  ['the state is named', { countries: ['US'], states_only: ['OH', 'TX'] }, 'Ohio', 'yes'],
  ['other states are named', { countries: ['US'], states_only: ['TX'] }, 'Ohio', 'no'],
  ['the state is ruled out', { countries: ['US'], states_excluded: ['OH'] }, 'Ohio', 'no'],
  ['another state is ruled out', { countries: ['US'], states_excluded: ['CA'] }, 'Ohio', 'yes'],
  ['named and ruled out', { states_only: ['OH', 'TX'], states_excluded: ['OH'] }, 'Ohio', 'no'],
  ['anywhere in the US', { countries: ['US'] }, 'Ohio', 'yes'],
  ['another country', { countries: ['CA'] }, 'Ohio', 'no'],
  [
    'near a place of an unknown state',
    { countries: ['US'], must_live_near: 'Springfield' },
    'Ohio',
    'not stated',
  ],
  ['near a place, in a named state', { states_only: ['OH'], must_live_near: 'Dayton' }, 'Ohio', 'yes'],
  ['near a place alone', { must_live_near: 'Dayton' }, 'Ohio', 'not stated'],
  ['near a place, the state ruled out', { must_live_near: 'Reno', states_excluded: ['OH'] }, 'Ohio', 'no'],
  ['permission to work says nothing of states', { authorization_required: true }, 'Ohio', 'not stated'],
  ['a time zone says nothing of states', { time_zones: ['PT'] }, 'Ohio', 'not stated'],
  ['empty lists state nothing', { countries: [], states_only: [] }, 'Ohio', 'not stated'],
  ['Hawaii is in the US', { countries: ['US'], evidence: ['anywhere in the US'] }, 'Hawaii', 'yes'],
  [
    'but perhaps not on the continent',
    { countries: ['US'], evidence: ['the continental US'] },
    'Hawaii',
    'not stated',
  ],
  ['a territory that is not named', { countries: ['US'] }, 'Puerto Rico', 'not stated'],
  ['a territory that is named', { states_only: ['PR'] }, 'Puerto Rico', 'yes'],
  ['a state that is not one', { countries: ['US'] }, 'Atlantis', 'not stated'],
])('%s', (_sentence, eligibility, state, answer) => {
  expect(mayLiveThere(findResidence(told(undefined, eligibility)), state)).toBe(answer)
})

const SAYS = ['You must live in the United States.']

// holds Beyond §1: Unstated and United States are two values everywhere
describe('place and text are one answer', () => {
  test.each<[string, string | undefined, Eligibility, string[] | null, MayLiveThere]>([
    ['neither says it', 'no place is stated', {}, null, 'not stated'],
    ['a job that was never curated', undefined, {}, null, 'not stated'],
    ['a place alone', 'US-OH, US-TX', {}, ['Ohio', 'Texas'], 'yes'],
    ['a place in other states', 'US-TX', {}, ['Texas'], 'no'],
    ['the country alone', 'US', {}, ['United States'], 'yes'],
    ['another country', 'CA', {}, ['Canada'], 'no'],
    ['a country of the name of a state', 'GE', {}, ['Georgia (country)'], 'no'],
    ['this country among others', 'CA, US', {}, ['Canada', 'United States'], 'yes'],
    ['a region abroad', 'EMEA', {}, ['EMEA'], 'no'],
    ['a region with this country', 'North America', {}, ['North America'], 'yes'],
    ['everywhere else', 'Outside the United States', {}, ['Outside the United States'], 'no'],
    ['the text before the place', 'US-TX', { states_only: ['OH'] }, ['Ohio'], 'yes'],
    ['the text before another country', 'CA', { countries: ['US'] }, ['United States'], 'yes'],
    [
      'a state of the place within the country of the text',
      'US-TX',
      { countries: ['US'], evidence: SAYS },
      ['Texas'],
      'no',
    ],
    [
      'but not where the text means all of it',
      'US-TX',
      { countries: ['US'], evidence: ['Work from anywhere in the US.'] },
      ['United States'],
      'yes',
    ],
    ['nor where an admin says it', 'US-TX', { countries: ['US'] }, ['United States'], 'yes'],
    ['a state that the text rules out', 'US', { states_excluded: ['OH'] }, ['United States'], 'no'],
    [
      'near a place, in the country of the place',
      'US',
      { must_live_near: 'Dayton' },
      ['United States'],
      'not stated',
    ],
    ['permission to work beside a place', 'US', { authorization_required: true }, ['United States'], 'yes'],
  ])('%s', (_sentence, place, eligibility, places, fromOhio) => {
    const residence = findResidence(told(place, eligibility))
    expect([residence.places, mayLiveThere(residence, 'Ohio')]).toEqual([places, fromOhio])
  })

  test('a job that was never curated hires where its list says', () => {
    expect(findResidence({ ...told(undefined), locations: ['Ohio'] }).places).toEqual(['Ohio'])
  })

  test('says what decides it', () => {
    const sourceOf = (place: string, eligibility: Eligibility) =>
      findResidence(told(place, eligibility)).source
    expect(sourceOf('US', { countries: ['US'] })).toBe('text')
    expect(sourceOf('US', { must_live_near: 'Dayton' })).toBe('text')
    expect(sourceOf('US', { sponsorship: 'no' })).toBe('place')
    expect(sourceOf('no place is stated', {})).toBeNull()
  })
})

describe('a row of the list says the same', () => {
  const rowOf = (place: string, eligibility: Eligibility = {}) => {
    const row = listedResidence(told(place, eligibility))
    return [placeText(row), row.eligibleStates]
  }
  test.each<[string, Eligibility, string, string[] | null]>([
    ['US', {}, 'Hiring Nationally', null],
    ['CA, US', {}, 'Hiring Nationally', null],
    ['North America', {}, 'Hiring Nationally', null],
    ['no place is stated', {}, 'States not stated', null],
    ['US', { must_live_near: 'Dayton' }, 'States not stated', null],
    ['US-TX, US-OH', {}, 'Ohio, Texas', ['OH', 'TX']],
    ['CA', {}, 'Canada', []],
    ['EMEA', {}, 'EMEA', []],
    ['US', { states_only: ['TX'] }, 'Texas', ['TX']],
  ])('%s %j', (place, eligibility, text, states) => {
    expect(rowOf(place, eligibility)).toEqual([text, states])
  })

  test('where a few states are ruled out', () => {
    const [text, states] = rowOf('US', { states_excluded: ['CA', 'NY'] })
    expect(text).toBe('All states but California and New York')
    expect(states).toHaveLength(54)
  })

  test.each<[number, string[], string]>([
    [2, ['Texas', 'Ohio', 'Utah'], 'Texas, Ohio, Utah'],
    [2, ['Texas', 'Ohio', 'Utah', 'Iowa'], 'Texas, Ohio and 2 more'],
    [6, ['Texas', 'Ohio', 'Utah', 'Iowa'], 'Texas, Ohio, Utah, Iowa'],
  ])('the first %d of %j', (shown, locations, text) => {
    expect(placeText({ locations }, shown)).toBe(text)
  })

  test('programs get no places for the whole country, and null where it is not stated', () => {
    const placesOf = (place: string) => statedPlaces(findResidence(told(place)))
    expect([placesOf('US'), placesOf('no place is stated'), placesOf('GE')]).toEqual([
      [],
      null,
      ['Georgia (country)'],
    ])
  })
})

test('a region that is wider than the countries beside it stays in the reason', () => {
  expect(placeReason({ restrictedTo: ['ES'], region: 'North America' })).toBe('ES, North America')
  expect(placeReason({ restrictedTo: ['ES'], region: 'Europe' })).toBe('ES')
  expect(placeReason({ restrictedTo: [], region: null })).toBe('no place is stated')
})
