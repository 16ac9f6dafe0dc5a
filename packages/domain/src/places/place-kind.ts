import { COUNTRIES } from './countries.ts'
import { US_STATES } from './us-states.ts'

export type PlaceKind = 'state' | 'country' | 'region'

const states = new Set(US_STATES.values())
const countries = new Set(COUNTRIES.map(({ names: [name] }) => name))

/**
 * The kind of an English place name: a US state or territory ('Georgia'), a country ('Georgia (country)') or a region
 * of the world ('EMEA'). Unknown names count as regions.
 */
export const placeKind = (name: string): PlaceKind => {
  if (states.has(name)) return 'state'
  return countries.has(name) ? 'country' : 'region'
}
