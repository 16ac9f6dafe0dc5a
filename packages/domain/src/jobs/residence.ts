import { byName, placeKind, placeName } from '../places/place-names.ts'
import { STATE_CODES, stateCode, stateName } from '../places/us-states.ts'
import type { Eligibility } from '../postings/facts.ts'
import { NOTHING_STATED, type WithEvidence } from '../postings/posting-facts.ts'

/** Where a person may live to take a job: what every list, page, filter, e-mail and program says of it. */
export type Residence = {
  /** English names of states, countries and regions; null where neither place nor text says it. */
  places: string[] | null
  /** Postal codes of states that are ruled out. */
  excludedStates: string[]
  /** A place that one must live near, as the text words it. */
  near: string | null
  /** What decides it: the text, else the place on the job board. */
  source: 'text' | 'place' | null
  /** The deciding words of the text, exact. */
  evidence: string[]
}

export type MayLiveThere = 'yes' | 'no' | 'not stated'

const UNITED_STATES = 'United States'
const REGIONS_WITH_US = ['North America', 'Americas']

export const includesUs = (place: string): boolean =>
  place === UNITED_STATES || REGIONS_WITH_US.includes(place)

const NO_PLACE = 'no place is stated'

type Restriction = { restrictedTo: readonly string[]; region: string | null }

/** The reason of a job's places: their codes, and regions that are wider or alone. */
export function placeReason({ restrictedTo, region }: Restriction): string {
  const regions = region?.split(', ') ?? []
  const told = restrictedTo.length > 0 ? [...restrictedTo, ...regions.filter(includesUs)] : regions
  return told.join(', ') || NO_PLACE
}

type Told = {
  locations: readonly string[]
  reasons: { locations?: string | undefined }
  eligibility: WithEvidence<Eligibility> | null
}

/** The places by which curation was decided; of a job that was never curated, those that it was given. */
function placesOnBoard({ locations, reasons: { locations: reason } }: Told): string[] {
  if (reason === undefined) return [...locations]
  return reason === NO_PLACE ? [] : reason.split(', ').map(placeName)
}

function placesInText(fact: Eligibility): string[] {
  const only = fact.states_only ?? []
  const excluded = fact.states_excluded ?? []
  const countries = fact.countries ?? []
  if (only.length === 0)
    return countries.length === 0 && excluded.length > 0 ? [UNITED_STATES] : countries.map(placeName)
  const abroad = countries.filter((code) => code !== 'US')
  return [...only.filter((code) => !excluded.includes(code)).map(stateName), ...abroad.map(placeName)]
}

const ANYWHERE = /\b(?:anywhere|nationwide|nationally|(?:any|all(?: 50)?|every|50) (?:U\.?S\.? )?states?)\b/i

/** A text that names the country alone is narrowed by states of the board, unless it means all of the country. */
function narrowed(inText: string[], onBoard: readonly string[], evidence: readonly string[]) {
  const states = onBoard.filter((place) => placeKind(place) === 'state')
  const isWhole = evidence.length === 0 || evidence.some((words) => ANYWHERE.test(words))
  return isWhole || states.length === 0 || onBoard.includes(UNITED_STATES)
    ? inText
    : inText.flatMap((place) => (place === UNITED_STATES ? states : [place]))
}

/** From the text, which comes first, the place on the board, and what an admin corrected. */
export function findResidence(job: Told): Residence {
  const fact = job.eligibility ?? NOTHING_STATED.eligibility
  const onBoard = placesOnBoard(job)
  const inText = placesInText(fact)
  const isInText = inText.length > 0
  const places = isInText ? narrowed(inText, onBoard, fact.evidence) : onBoard
  return {
    places: places.length > 0 ? places : null,
    excludedStates: fact.states_excluded ?? [],
    near: fact.must_live_near?.trim() || null,
    source: isInText || fact.must_live_near ? 'text' : onBoard.length > 0 ? 'place' : null,
    evidence: fact.evidence,
  }
}

const TERRITORIES = ['AS', 'GU', 'MP', 'PR', 'VI']
const FAR_STATES = ['AK', 'HI']
const MAINLAND = /\b(?:continental|contiguous|mainland|lower[ -](?:48|forty)|48 states)\b/i

/** In a posting for the whole US, its words may leave out Alaska and Hawaii, and do not say whether it means territories. */
const isInUs = (code: string, evidence: readonly string[]) =>
  !TERRITORIES.includes(code) &&
  !(FAR_STATES.includes(code) && evidence.some((words) => MAINLAND.test(words)))

/** `state` is its English name. A place that one must live near does not undo a named state. */
export function mayLiveThere(
  { places, excludedStates, near, evidence }: Residence,
  state: string,
): MayLiveThere {
  const code = stateCode(state)
  if (code !== undefined && excludedStates.includes(code)) return 'no'
  if (code === undefined || places === null) return 'not stated'
  if (places.includes(state)) return 'yes'
  if (!places.some(includesUs)) return 'no'
  // The place that one must live near may be in any state.
  return near === null && isInUs(code, evidence) ? 'yes' : 'not stated'
}

/** The states that are not ruled out; null where none is. */
export function eligibleStates(residence: Residence): string[] | null {
  const left = STATE_CODES.filter((code) => mayLiveThere(residence, stateName(code)) !== 'no')
  return left.length === STATE_CODES.length ? null : left
}

/** The places that the list names: none for the whole US, and where none is stated. */
export const listedPlaces = ({ places }: Residence): string[] =>
  places === null || places.some(includesUs) ? [] : places.toSorted(byName)

/** Whether the places of the list, or that it names none, say where one may live. */
export const isPlaceStated = ({ places, near }: Residence): boolean =>
  places !== null && (near === null || !places.some(includesUs))

/** The names of the places where it hires: none for the whole US, null where it is not stated. */
export const statedPlaces = (residence: Residence): string[] | null =>
  isPlaceStated(residence) ? listedPlaces(residence) : null

/** What the list keeps of it, for its rows and its filter. */
export function listedResidence(job: Told) {
  const residence = findResidence(job)
  return {
    locations: listedPlaces(residence),
    eligibleStates: eligibleStates(residence),
    isPlaceStated: isPlaceStated(residence),
  }
}
