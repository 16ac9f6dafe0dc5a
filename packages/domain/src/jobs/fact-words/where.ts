import { placeName } from '../../places/place-names.ts'
import { stateName } from '../../places/us-states.ts'
import type { Eligibility } from '../../postings/facts.ts'
import type { WithEvidence } from '../../postings/posting-facts.ts'
import { type FactLine, factLine, joinWithOr, stated } from './fact-line.ts'

const stateNames = (codes: readonly string[]) => joinWithOr(codes.map(stateName))

const WITH_ARTICLE = ['AE', 'CZ', 'GB', 'NL', 'PH', 'US']

const countryName = (code: string) => {
  const name = placeName(code).replace(/ \(country\)$/, '')
  return WITH_ARTICLE.includes(code) ? `the ${name}` : name
}

/** Countries beside states are told only if they add one: states lie in the United States. */
const countriesSaid = ({ countries, states_only: only, states_excluded: excluded }: Eligibility) => {
  const isImplied = (code: string) => code === 'US' && (stated(only) ?? stated(excluded)) !== null
  const told = stated((countries ?? []).filter((code) => !isImplied(code)))
  return told && `In ${joinWithOr(told.map(countryName))}`
}

const ZONES: Record<string, string> = { ET: 'Eastern', CT: 'Central', MT: 'Mountain', PT: 'Pacific' }

const zoneName = (zone: string) => ZONES[zone] ?? zone.replace('..', ' to ').replaceAll('UTC-', 'UTC−')

/** A place is told as written, which may begin with its own 'in' or 'near'. */
const nearSaid = (place: string) => {
  const written = place.trim()
  if (written === '') return null
  return /^(?:in|near|within|around|close|local)\b/i.test(written)
    ? `${written.charAt(0).toUpperCase()}${written.slice(1)}`
    : `In or near ${written}`
}

export const whereLine = (fact: WithEvidence<Eligibility>): FactLine => {
  const only = stated(fact.states_only)
  const excluded = stated(fact.states_excluded)
  const zones = stated(fact.time_zones)
  const sponsorship = { yes: 'Visa sponsorship is possible', no: 'No visa sponsorship' }
  return factLine('eligibility', 'Where you may live', {
    sayings: [
      { matter: 'place', says: only && `${stateNames(only)} only` },
      { matter: 'place', says: excluded && `Not in ${stateNames(excluded)}` },
      { matter: 'place', says: countriesSaid(fact) },
      { matter: 'place', says: fact.must_live_near && nearSaid(fact.must_live_near) },
      { matter: 'time zone', says: zones && `Time zone: ${joinWithOr(zones.map(zoneName))}` },
      { matter: 'permission', says: fact.authorization_required && 'Permission to work is required' },
      { matter: 'permission', says: fact.sponsorship && sponsorship[fact.sponsorship] },
    ],
    unsure: fact.evidence[0] ?? null,
    open: ['place'],
    evidence: fact.evidence,
  })
}
