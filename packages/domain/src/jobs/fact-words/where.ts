import { placeKind } from '../../places/place-names.ts'
import { stateName } from '../../places/us-states.ts'
import type { Eligibility } from '../../postings/facts.ts'
import type { Residence } from '../residence.ts'
import { type FactLine, factLine, joinWithOr, stated } from './fact-line.ts'

const WITH_ARTICLE =
  /^(?:United |Czech Republic|Netherlands|Philippines|Americas|Middle East|Caribbean|Nordics|Baltics|Balkans)/

function areaSaid(place: string) {
  const name = place.replace(/ \(country\)$/, '')
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}

const OUTSIDE = /^Outside /

/** States lie in the United States, which is not told beside them. */
function areasSaid({ places, excludedStates }: Residence) {
  const areas = (places ?? []).filter((place) => placeKind(place) !== 'state')
  const told = excludedStates.length > 0 ? areas.filter((place) => place !== 'United States') : areas
  const inside = stated(told.filter((place) => !OUTSIDE.test(place)))
  return inside ? `In ${joinWithOr(inside.map(areaSaid))}` : (told[0] ?? null)
}

const ZONES: Record<string, string> = { ET: 'Eastern', CT: 'Central', MT: 'Mountain', PT: 'Pacific' }

const zoneName = (zone: string) => ZONES[zone] ?? zone.replace('..', ' to ').replaceAll('UTC-', 'UTC−')

/** A place is told as written, which may begin with its own 'in' or 'near'. */
const nearSaid = (place: string) =>
  /^(?:in|near|within|around|close|local)\b/i.test(place)
    ? `${place.charAt(0).toUpperCase()}${place.slice(1)}`
    : `In or near ${place}`

const SPONSORSHIP = { yes: 'Visa sponsorship is possible', no: 'No visa sponsorship' }

export function whereLine(residence: Residence, fact: Eligibility): FactLine {
  const only = stated((residence.places ?? []).filter((place) => placeKind(place) === 'state'))
  const excluded = only === null ? stated(residence.excludedStates) : null
  const zones = stated(fact.time_zones)
  const line = factLine('eligibility', 'Where you may live', {
    sayings: [
      { matter: 'where you may live', says: only && `${joinWithOr(only)} only` },
      { matter: 'where you may live', says: excluded && `Not in ${joinWithOr(excluded.map(stateName))}` },
      { matter: 'where you may live', says: areasSaid(residence) },
      { matter: 'where you may live', says: residence.near && nearSaid(residence.near) },
      { matter: 'time zone', says: zones && `Time zone: ${joinWithOr(zones.map(zoneName))}` },
      { matter: 'permission', says: fact.authorization_required && 'Permission to work is required' },
      { matter: 'permission', says: fact.sponsorship && SPONSORSHIP[fact.sponsorship] },
    ],
    unsure: residence.evidence[0] ?? null,
    open: ['where you may live'],
    evidence: residence.evidence,
  })
  return { ...line, isByPlace: residence.source === 'place' }
}
