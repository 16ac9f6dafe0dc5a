import { US_STATES } from '@lilypad/domain'
import type { DemoArea, DemoCity, DemoPosting } from '../demo-types.ts'
import { hash32 } from '../hash.ts'

const STATE_CODES = new Map([...US_STATES].map(([code, name]) => [name, code]))
const stateCode = (name: string): string => STATE_CODES.get(name) ?? name

/** Those that the demo employers hire in. */
const COUNTRY_CODES: Record<string, string> = {
  'United States': 'US',
  Canada: 'CA',
  'United Kingdom': 'GB',
  Ireland: 'IE',
  Netherlands: 'NL',
  Germany: 'DE',
  Spain: 'ES',
  Portugal: 'PT',
}

export const cityText = (place: DemoCity): string =>
  place.countryCode === 'US' ? `${place.city}, ${place.regionCode}` : `${place.city}, ${place.country}`

const chosen = (posting: DemoPosting, wordings: readonly string[]): string =>
  wordings[hash32(`${posting.tenant} place ${posting.id}`) % wordings.length] ?? ''

const NATIONWIDE = [
  'Remote - US',
  'Remote (United States)',
  'United States (Remote)',
  'Anywhere in the US - Remote',
  'Remote, USA',
  'US Remote',
]

const statesTexts = (names: string[]): string[] => [
  names.map((name) => `Remote - ${name}`).join('; '),
  `Remote (${names.join(', ')})`,
  `Remote - ${names.map(stateCode).join(', ')}`,
]

function remoteTexts(area: DemoArea): readonly string[] {
  switch (area.kind) {
    case 'nationwide':
      return NATIONWIDE
    case 'anywhere':
      return ['Remote']
    case 'states':
      return statesTexts(area.names)
    case 'countries':
      return [`Remote - ${area.names.join(' and ')}`, area.names.map((name) => `${name} - Remote`).join('; ')]
    case 'region':
      return [`Remote - ${area.names[0]}`, `Remote, ${area.names[0]}`]
    case 'cities':
      return area.cities.map(cityText)
  }
}

/** The one line by which systems without a workplace field name the place. */
export function placeLine(posting: DemoPosting): string {
  const { area, workplace } = posting
  if (area.kind !== 'cities') return chosen(posting, remoteTexts(area))
  const cities = area.cities.map(cityText).join('; ')
  if (workplace === 'Hybrid') return chosen(posting, ['Hybrid', `Hybrid - ${cities}`, `${cities} (Hybrid)`])
  return workplace === 'On-Site' ? chosen(posting, [`${cities} (On-site)`, `On-Site - ${cities}`]) : cities
}

/** Place names without a word on the workplace, for systems that have a field for it. */
export function placeNames({ area }: DemoPosting): string[] {
  switch (area.kind) {
    case 'nationwide':
      return ['United States']
    case 'anywhere':
      return ['Remote']
    case 'states':
      return area.names.map((name) => `${name}, United States`)
    case 'cities':
      return area.cities.map(cityText)
    default:
      return area.names
  }
}

/** A place in parts, as several systems send it; unknown parts are empty. */
export type PlaceParts = {
  city: string
  region: string
  regionCode: string
  country: string
  countryCode: string
}

const ofCountry = (country: string): PlaceParts => ({
  city: '',
  region: '',
  regionCode: '',
  country,
  countryCode: COUNTRY_CODES[country] ?? '',
})

export function placeParts({ area }: DemoPosting): PlaceParts[] {
  switch (area.kind) {
    case 'nationwide':
      return [ofCountry('United States')]
    case 'anywhere':
      return []
    case 'states':
      return area.names.map((name) => ({
        ...ofCountry('United States'),
        region: name,
        regionCode: stateCode(name),
      }))
    case 'cities':
      return area.cities
    case 'countries':
      return area.names.map(ofCountry)
    case 'region':
      return []
  }
}
