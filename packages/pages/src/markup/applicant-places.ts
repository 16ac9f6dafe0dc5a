import { eligibleStates, type PlaceKind, placeKind, placeName, type Residence } from '@lilypad/domain'

const PLACE_TYPES: Record<PlaceKind, string> = {
  state: 'State',
  country: 'Country',
  region: 'AdministrativeArea',
}

/** Two places are called Georgia: the type distinguishes them, and states name their country. */
function place(name: string) {
  const kind = placeKind(name)
  const written = kind === 'state' ? `${name}, USA` : name.replace(/ \(country\)$/, '')
  return { '@type': PLACE_TYPES[kind], name: written }
}

/**
 * From where one may apply: where some states are ruled out, all others. Null where it is not stated: such a job is not
 * published as one for the whole United States.
 */
export function applicantPlaces(residence: Residence): object[] | null {
  const { places, excludedStates } = residence
  if (places === null) return null
  const named = places.flatMap((name) =>
    name === 'United States' && excludedStates.length > 0
      ? (eligibleStates(residence) ?? []).map((code) => placeName(`US-${code}`))
      : [name],
  )
  return named.map(place)
}
