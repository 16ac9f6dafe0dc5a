import type { DemoCity } from '../demo-types.ts'

/** English name and postal code of the states that the demo employers hire in. */
export const STATES: readonly (readonly [string, string])[] = [
  ['Arizona', 'AZ'],
  ['California', 'CA'],
  ['Colorado', 'CO'],
  ['Florida', 'FL'],
  ['Georgia', 'GA'],
  ['Illinois', 'IL'],
  ['Indiana', 'IN'],
  ['Massachusetts', 'MA'],
  ['Michigan', 'MI'],
  ['Minnesota', 'MN'],
  ['Missouri', 'MO'],
  ['Nevada', 'NV'],
  ['New Jersey', 'NJ'],
  ['New Mexico', 'NM'],
  ['New York', 'NY'],
  ['North Carolina', 'NC'],
  ['Ohio', 'OH'],
  ['Oklahoma', 'OK'],
  ['Oregon', 'OR'],
  ['Pennsylvania', 'PA'],
  ['South Carolina', 'SC'],
  ['Tennessee', 'TN'],
  ['Texas', 'TX'],
  ['Utah', 'UT'],
  ['Virginia', 'VA'],
  ['Washington', 'WA'],
  ['Wisconsin', 'WI'],
]

const STATE_CODES = new Map(STATES)

export const stateCode = (name: string): string => STATE_CODES.get(name) ?? name

/** Countries outside the United States, with the currency that pay is named in there. */
export const COUNTRIES: readonly { name: string; code: string; currency: 'EUR' | 'GBP' | 'CAD' }[] = [
  { name: 'Canada', code: 'CA', currency: 'CAD' },
  { name: 'United Kingdom', code: 'GB', currency: 'GBP' },
  { name: 'Ireland', code: 'IE', currency: 'EUR' },
  { name: 'Netherlands', code: 'NL', currency: 'EUR' },
  { name: 'Germany', code: 'DE', currency: 'EUR' },
  { name: 'Spain', code: 'ES', currency: 'EUR' },
  { name: 'Portugal', code: 'PT', currency: 'EUR' },
]

export const countryCode = (name: string): string =>
  COUNTRIES.find((country) => country.name === name)?.code ?? (name === 'United States' ? 'US' : '')

export const REGIONS = { american: ['North America', 'LATAM'], european: ['EMEA', 'Europe'] }

const american = (city: string, region: string): DemoCity => ({
  city,
  region,
  regionCode: stateCode(region),
  country: 'United States',
  countryCode: 'US',
})

/** Towns with an office of some demo employer. */
export const CITIES = {
  denver: american('Denver', 'Colorado'),
  austin: american('Austin', 'Texas'),
  boston: american('Boston', 'Massachusetts'),
  chicago: american('Chicago', 'Illinois'),
  portland: american('Portland', 'Oregon'),
  raleigh: american('Raleigh', 'North Carolina'),
  columbus: american('Columbus', 'Ohio'),
  minneapolis: american('Minneapolis', 'Minnesota'),
  tucson: american('Tucson', 'Arizona'),
  philadelphia: american('Philadelphia', 'Pennsylvania'),
  sacramento: american('Sacramento', 'California'),
  atlanta: american('Atlanta', 'Georgia'),
  madison: american('Madison', 'Wisconsin'),
  seattle: american('Seattle', 'Washington'),
  toronto: { city: 'Toronto', region: 'Ontario', regionCode: 'ON', country: 'Canada', countryCode: 'CA' },
  utrecht: {
    city: 'Utrecht',
    region: 'Utrecht',
    regionCode: 'UT',
    country: 'Netherlands',
    countryCode: 'NL',
  },
  leeds: {
    city: 'Leeds',
    region: 'England',
    regionCode: 'ENG',
    country: 'United Kingdom',
    countryCode: 'GB',
  },
  dublin: { city: 'Dublin', region: 'Leinster', regionCode: 'L', country: 'Ireland', countryCode: 'IE' },
} satisfies Record<string, DemoCity>
