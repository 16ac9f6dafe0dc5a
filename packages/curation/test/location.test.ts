import { locationNames, readPlaces } from '@lilypad/curation'
import { describe, expect, test } from 'vitest'
import type { PlacesFound } from '../src/places/read-places.ts'

const found = (places: string[], fields: Partial<PlacesFound> = {}): PlacesFound => ({
  places,
  country: null,
  workplace: null,
  remote: null,
  ...fields,
})
const restricted = (...places: string[]) => readPlaces(found(places)).restrictedTo.join(' ')
const table = (rule: string, rows: [string, string][]) =>
  test.each(rows)(`${rule}: %s`, (place, expected) => expect(restricted(place)).toBe(expected))

// holds Decisions §7: Location-Specific; Hiring Nationally
describe('where a job may be done', () => {
  table('states by name and code', [
    ['Austin, TX', 'US-TX'],
    ['Remote - Florida', 'US-FL'],
    ['Remote (California, Oregon or Washington)', 'US-CA US-OR US-WA'],
    ['Remote (must reside in TX, FL, or GA)', 'US-FL US-GA US-TX'],
    ['US-NY-New York', 'US-NY'],
    ['USA-TX-Austin', 'US-TX'],
    ['USA.VA.Reston', 'US-VA'],
    ['504 SE Boundary St, Browning, MT, USA', 'US-MT'],
    ['Washington, D.C.', 'US-DC'],
    ['San Juan, PR', 'US-PR'],
    ['D.C.', 'US-DC'],
  ])
  table('countries by name and code', [
    ['Remote, Germany', 'DE'],
    ['Amsterdam, NL', 'NL'],
    ['Remote UK', 'GB'],
    ['São Paulo, Brazil', 'BR'],
    ['Remote (US/Canada)', 'CA US'],
  ])
  table('ambiguous two-letter codes are decided by their neighbours', [
    ['Berlin, DE', 'DE'],
    ['Wilmington, DE', 'US-DE'],
    ['Potsdam, DE, 14469', 'DE'],
    ['Mumbai, IN', 'IN'],
    ['Indianapolis, IN', 'US-IN'],
    ['Bogota, CO', 'CO'],
    ['Denver, CO', 'US-CO'],
    ['CA - Toronto', 'CA'],
    ['CA - Irvine', 'US-CA'],
    ['Portland, OR - Remote', 'US-OR'],
    ['Seattle, WA OR Boise, ID', 'US-ID US-WA'],
  ])
  table('a state or country printed next to a city overrides the city', [
    ['Paris, Texas', 'US-TX'],
    ['Dublin, OH', 'US-OH'],
    ['Cambridge, Massachusetts, United States', 'US-MA'],
    ['London, Ontario, Canada', 'CA'],
    ['Mexico, MO', 'US-MO'],
    ['Tbilisi, Georgia', 'GE'],
    ['Atlanta, Georgia', 'US-GA'],
  ])
  table('a Canadian province is Canada', [
    ['Toronto, ON', 'CA'],
    ['Remote - Ontario', 'CA'],
    ['Canada - Remote (AB, BC or NS)', 'CA'],
  ])
  table('the US nationwide includes its states; a region of the US counts as the US', [
    ['San Francisco, CA; New York, NY; Remote - US', 'US'],
    ['Nationwide', 'US'],
    ['West Coast', 'US'],
    ['Southeast', 'US'],
    ['Remote (Continental US + Canada)', 'CA US'],
  ])
  table('a city alone means its state or country', [
    ['Chicago', 'US-IL'],
    ['Greater Boston Area', 'US-MA'],
    ['Hyderabad', 'IN'],
  ])
  table('an excluded place is not a restriction', [['Remote (not available in CA, NY)', '']])
  table('nothing stated', [
    ['Remote', ''],
    ['Multiple locations', ''],
    ['Remote - Europe', ''],
  ])

  test('Georgia among only foreign places is the country', () => {
    expect(restricted('Warsaw, Poland', 'Georgia')).toBe('GE PL')
    expect(restricted('Texas', 'Georgia')).toBe('US-GA US-TX')
  })
  test('the board’s country settles and supplements', () => {
    expect(readPlaces(found(['Remote'], { country: 'Germany' })).restrictedTo).toEqual(['DE'])
    expect(readPlaces(found(['Cambridge'], { country: 'US' })).restrictedTo).toEqual(['US'])
    expect(readPlaces(found(['Jakarta, ID'], { country: 'ID' })).restrictedTo).toEqual(['ID'])
  })
  test('an area larger than a country is a region', () => {
    expect(readPlaces(found(['Remote, EMEA']))).toMatchObject({ restrictedTo: [], region: 'EMEA' })
    expect(readPlaces(found(['Remote, United Kingdom, EMEA'])).region).toBeNull()
  })
})

describe('the widest workplace counts', () => {
  test.each([
    [found(['Fully remote']), 'Remote'],
    [found(['Home-based: Canada']), 'Remote'],
    [found(['Remoto']), 'Remote'],
    [found(['Distributed; Hybrid']), 'Remote'],
    [found(['Boston, MA or Remote']), 'Remote'],
    [found(['New York', 'Remote (US)'], { workplace: 'Hybrid' }), 'Remote'],
    [found(['Ohio'], { workplace: 'TELECOMMUTE' }), 'Remote'],
    [found(['Ohio'], { workplace: 'FULLY_REMOTE' }), 'Remote'],
    [found(['Ohio'], { workplace: 'ON_SITE' }), 'On-Site'],
    [found(['Ohio'], { remote: true }), 'Remote'],
    [found(['Berlin', 'Germany/Remote'], { workplace: 'hybrid' }), 'Hybrid'],
    [found(['Ohio'], { workplace: 'hybrid', remote: true }), 'Hybrid'],
    [found(['Hybrid (Boston, MA)']), 'Hybrid'],
    [found(['Ohio'], { workplace: 'OnSite' }), 'On-Site'],
    [found(['Chicago Office']), 'On-Site'],
    [found(['Ohio'], { remote: false }), 'On-Site'],
    [found(['United States']), null],
    [found(['Not remote']), null],
    [found(['Please update the office field']), null],
  ])('%o is %s', (given, workplace) => expect(readPlaces(given).workplace).toBe(workplace))
})

// holds Decisions §2: Wire values: numbers, labels, English names, regions
test('the wire carries English names; the whole US and areas that include it restrict nothing', () => {
  const names = (...places: string[]) => locationNames(readPlaces(found(places)))
  expect(names('Remote - CO', 'Remote - Texas', 'Remote - Canada')).toEqual(['Canada', 'Colorado', 'Texas'])
  expect(names('Tbilisi, Georgia')).toEqual(['Georgia (country)'])
  expect(names('Remote - US', 'Remote - Canada')).toEqual([])
  expect(names('Remote - North America')).toEqual([])
  expect(names('Remote, EMEA')).toEqual(['EMEA'])
  expect(names('Remote')).toEqual([])
})
