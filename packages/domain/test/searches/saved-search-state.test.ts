import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JOB_SORTS, type JobFilter, NO_FILTER, readSavedState, writeSavedState } from '../../src/index.ts'
import { anyFilter, EVERY_FILTER } from '../jobs/filters/any-job.ts'

// holds Part 2 §3: Saved search and its state's ten fields
// holds Decisions §9: Saved state's values
test('the state holds the ten fields and those of facts, in the formats of the wire', () => {
  expect(JSON.parse(writeSavedState(EVERY_FILTER, 'relevance'))).toEqual({
    sort_selected: 'relevance',
    search_field: 'tutor & coach',
    category_selected: ['UX/UI', 'Sales'],
    type_selected: ['Full-Time'],
    salary_slider_val: 81_000,
    posted_since_date: '2026-01-31',
    audience_selected: ['CP1', 'RS1', 'RS2', 'RS3'],
    travel_selected: ['No Travel', 'Some Travel'],
    location_selected: ['Hiring Nationally', 'Georgia (country)'],
    only_favorites: true,
    followed_selected: true,
    home_state_selected: 'GA',
    licence_selected: 'none_required',
    degree_selected: 'bachelor',
  })
})

test('a saved state loads unchanged', () => {
  expect(readSavedState(writeSavedState(EVERY_FILTER, 'date'))).toEqual({
    filter: EVERY_FILTER,
    sort: 'date',
  })
  fc.assert(
    fc.property(anyFilter, fc.constantFrom(...JOB_SORTS), (filter, sort) => {
      const first = readSavedState(writeSavedState(filter, sort))
      expect(readSavedState(writeSavedState(first.filter, sort))).toEqual(first)
      expect(first.filter.locations).toEqual(filter.locations)
      expect(new Set(first.filter.categories)).toEqual(new Set(filter.categories))
    }),
  )
})

test.each([
  ['no JSON', '{"search_field":'],
  ['nothing', ''],
  ['a text', '"Sales"'],
  ['null', 'null'],
  ['a list', '[1]'],
  ['a number', '7'],
  ['an object of nothing known', '{"colour":"green"}'],
])('a state that cannot be read is no filter: %s', (_name, text) => {
  expect(readSavedState(text)).toEqual({ filter: NO_FILTER, sort: null })
})

// holds Decisions §9: Saved state's values
test.each<[name: string, state: object, filter: Partial<JobFilter>]>([
  ['a missing field', { category_selected: ['Sales'] }, { categories: ['Sales'] }],
  ['an option that is no more', { type_selected: ['Gig', 'Contract'] }, { types: ['Contract'] }],
  ['a list with other things in it', { travel_selected: [null, 7, 'No Travel'] }, { travel: ['No Travel'] }],
  ['a text instead of a list', { category_selected: 'Sales', search_field: 'x' }, { searchField: 'x' }],
  ['a number instead of a text', { search_field: 7, only_favorites: true }, { onlyFavorites: true }],
  [
    'a parent among the audiences',
    { audience_selected: ['IE', 'EC'] },
    { audience: ['EC', 'IE1', 'IE2', 'IE3'] },
  ],
  ['an audience that is no more', { audience_selected: ['RS9', 'RS1'] }, { audience: ['RS1'] }],
  ['a place twice, a blank one', { location_selected: ['Ohio', 'Ohio', ' '] }, { locations: ['Ohio'] }],
  ['a salary below the slider', { salary_slider_val: 100 }, {}],
  ['a salary as a text', { salary_slider_val: '90000' }, {}],
  ['a salary that is no number', { salary_slider_val: null }, {}],
  ['a day that does not exist', { posted_since_date: '2026-02-30' }, {}],
  ['a day with a time', { posted_since_date: '2026-02-03T10:00:00Z' }, {}],
  ['a leap day', { posted_since_date: '2024-02-29' }, { postedSince: '2024-02-29' }],
  ['yes instead of true', { only_favorites: 'yes' }, {}],
  [
    'a field twice named is the last',
    JSON.parse('{"search_field":"a","search_field":"b"}'),
    { searchField: 'b' },
  ],
])('each field loads on its own: %s', (_name, state, filter) => {
  expect(readSavedState(JSON.stringify(state)).filter).toEqual({ ...NO_FILTER, ...filter })
})

test.each([
  ['relevance', 'relevance'],
  ['date', 'date'],
  ['fit', 'fit'],
  ['salary', null],
  [undefined, null],
])('an order that is not known leaves the person’s default: %s', (sort_selected, sort) => {
  expect(readSavedState(JSON.stringify({ sort_selected })).sort).toBe(sort)
})

test('reading any text gives a filter', () => {
  const anyValue = fc.oneof(
    fc.json(),
    fc.string(),
    fc.json().map((value) => `{"category_selected":${value}}`),
  )
  fc.assert(
    fc.property(anyValue, (text) => {
      const { filter, sort } = readSavedState(text)
      expect(readSavedState(writeSavedState(filter, sort ?? 'date')).filter).toEqual(filter)
    }),
  )
})
