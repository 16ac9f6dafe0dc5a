import NAMES from './us-state-names.json' with { type: 'json' }

/** The US states, the District of Columbia and the territories, by ISO 3166-2 code without `US-`. */
export const US_STATES: ReadonlyMap<string, string> = new Map(Object.entries(NAMES))

export const STATE_CODES: readonly string[] = [...US_STATES.keys()]

export const stateName = (code: string): string => US_STATES.get(code) ?? code

const codes = new Map([...US_STATES].map(([code, name]) => [name, code]))
export const stateCode = (name: string): string | undefined => codes.get(name)
