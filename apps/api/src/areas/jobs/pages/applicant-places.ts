import type { PublicJob } from '@lilypad/db'
import {
  eligibleStates,
  type PlaceKind,
  type PostingFacts,
  placeKind,
  placeName,
  statedPlaces,
} from '@lilypad/domain'

const PLACE_TYPES: Record<PlaceKind, string> = {
  state: 'State',
  country: 'Country',
  region: 'AdministrativeArea',
}

/** Two places are called Georgia: the type distinguishes them, and states name their country. */
const place = (name: string) => {
  const kind = placeKind(name)
  const written = kind === 'state' ? `${name}, USA` : name.replace(/ \(country\)$/, '')
  return { '@type': PLACE_TYPES[kind], name: written }
}

/** The states, else the countries, in which the posting's text wants people to live. */
const placesInText = ({ eligibility: fact }: PostingFacts): string[] => {
  const states = eligibleStates(fact)?.map((code) => placeName(`US-${code}`)) ?? []
  return states.length > 0 ? states : (fact.countries ?? []).map(placeName)
}

/**
 * From where one may apply: as the text states it, else as the board's places do. Null where neither does: a job that
 * does not say it is not published as one for the whole United States.
 */
export const applicantPlaces = (job: PublicJob, facts: PostingFacts): object[] | null => {
  const named = placesInText(facts)
  if (named.length > 0) return named.map(place)
  const places = statedPlaces(job)
  if (places === null) return null
  return (places.length === 0 ? ['United States'] : places).map(place)
}
