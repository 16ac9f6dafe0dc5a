import { COUNTRIES } from './countries.ts'
import { US_STATES } from './us-states.ts'

export type PlaceKind = 'state' | 'country' | 'region'

const states = new Set(US_STATES.values())
const countries = new Set(COUNTRIES.map(({ names: [name] }) => name))

/**
 * What an English place name of a job is: a state or territory of the US ('Georgia'), a country
 * ('Georgia (country)'), or a region of the world ('EMEA'), which is also what an unknown name counts as.
 */
export const placeKind = (name: string): PlaceKind => {
  if (states.has(name)) return 'state'
  return countries.has(name) ? 'country' : 'region'
}
