import { COUNTRIES } from './countries.ts'
import { US_STATES } from './us-states.ts'

export type PlaceKind = 'state' | 'country' | 'region'

const states = new Set(US_STATES.values())
const countries = new Set(COUNTRIES.map(({ names: [name] }) => name))

/** 'Georgia' is a state, 'Georgia (country)' a country. Unknown names count as regions ('EMEA'). */
export const placeKind = (name: string): PlaceKind => {
  if (states.has(name)) return 'state'
  return countries.has(name) ? 'country' : 'region'
}
