import type { Workplace } from '@lilypad/domain'
import { findResidence, includesUs, listedPlaces, placeReason, squeeze } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import { workplaceIn } from '../workplace/workplace-words.ts'
import { countryCode } from './gazetteer.ts'
import { readSegment, type SegmentPlaces } from './read-segment.ts'
import { withCitiesInFull } from './towns.ts'

export type PlacesFound = {
  places: readonly string[]
  country: string | null
  workplace: string | null
  remote: boolean | null
}

export type PlacesRead = {
  /** Null: unknown. */
  workplace: Workplace | null
  /** Sorted: US states as `US-CA`, countries as ISO codes, `US` for hiring nationally; empty when unstated. */
  restrictedTo: string[]
  /** Set when only supranational areas are named: EMEA, LATAM, …; several are joined by ', '. */
  region: string | null
}

const { finds, without } = openPatterns('places')

// Boards with a place per city list hundreds; more than these add nothing.
const MAX_PLACES = 200
const LONGEST_PLACE = 1_500

// The comma keeps 'Portland, OR - Remote' whole.
const BETWEEN_SEGMENTS = /[;|•·\n/]| and\/or | or |(?<!,) OR /

const isRemoteUs = (place: string) => finds('remote us', place.trim())

/** A nationwide remote place after a comma is a place of its own: 'SF, NY, Remote-US'. */
function withoutRemoteUs(place: string): string[] {
  const last = place.lastIndexOf(',')
  return last > 0 && isRemoteUs(place.slice(last + 1))
    ? [place.slice(0, last), place.slice(last + 1)]
    : [place]
}

const toPlaces = (found: PlacesFound) =>
  found.places
    .slice(0, MAX_PLACES)
    .map((place) => without('no place', squeeze(place.slice(0, LONGEST_PLACE))))
    .flatMap((place) => withoutRemoteUs(without('zone', place)))

const toSegments = (places: readonly string[]) =>
  places
    .flatMap((place) => withCitiesInFull(place).split(BETWEEN_SEGMENTS))
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '')

/** A place that is itself remote ('Remote (US)'), not one that mentions it next to a town or country. */
function beginsRemote(place: string): boolean {
  return workplaceIn(squeeze(place.slice(0, LONGEST_PLACE)).split(BETWEEN_SEGMENTS)[0] ?? '') === 'Remote'
}

/**
 * The widest counts: a remote place, then the board's word, then a hybrid place, then its flag. When the board says
 * hybrid, only a place that is itself remote is wider: 'Germany/Remote' is not.
 */
function workplaceOfPlaces(segments: string[], found: PlacesFound): Workplace | null {
  const said = segments.map(workplaceIn)
  // 'FULLY_REMOTE' is two words.
  const word = found.workplace === null ? null : workplaceIn(found.workplace.replaceAll('_', ' '))
  const isWider = word !== 'Hybrid' || found.places.slice(0, MAX_PLACES).some(beginsRemote)
  if (said.includes('Remote') && isWider) return 'Remote'
  if (word !== null) return word
  if (said.includes('Hybrid')) return 'Hybrid'
  if (found.remote === true) return 'Remote'
  return said.includes('On-Site') || found.remote === false ? 'On-Site' : null
}

function union(read: SegmentPlaces[], isNationwide: boolean): Set<string> {
  const codes = new Set(read.flatMap((segment) => [...segment.codes]))
  const bare = read.filter(({ bareState }) => bareState).flatMap((segment) => [...segment.codes])
  if (codes.has('US') && bare.length > 0 && !isNationwide) codes.delete('US')
  if (codes.has('US')) for (const code of codes) if (code.startsWith('US-')) codes.delete(code)
  const others = [...codes].filter((code) => code !== 'US-GA')
  const onlyForeign = others.length > 0 && others.every((code) => !code.startsWith('US'))
  if (onlyForeign && read.some(({ bareGeorgia }) => bareGeorgia)) {
    codes.delete('US-GA')
    codes.add('GE')
  }
  return codes
}

const withinRegions = (codes: Set<string>, regions: string[]): Set<string> =>
  regions.some(includesUs) ? new Set([...codes].filter((code) => !code.startsWith('US'))) : codes

function agreeWithCountry(codes: Set<string>, country: string | null): Set<string> {
  if (country === null) return codes
  if (codes.size === 0) return new Set([country])
  const inCountry = [...codes].some((code) => code === country || code.startsWith(`${country}-`))
  return inCountry || codes.size > 1 ? codes : new Set([country])
}

/** By the rules of the README of the labelled texts, 'Location'. Never throws. */
export function readPlaces(found: PlacesFound): PlacesRead {
  const places = toPlaces(found)
  const segments = toSegments(places)
  // An office in a place of its own narrows nothing then; 'TX | Remote, United States' is one place.
  const isNationwide = places.some(isRemoteUs)
  const country = countryCode(found.country)
  const read = segments.map((segment) => readSegment(segment, country))
  const regions = [...new Set(read.flatMap((segment) => segment.regions))]
  const codes = agreeWithCountry(withinRegions(union(read, isNationwide), regions), country)
  return {
    workplace: workplaceOfPlaces(segments, found),
    restrictedTo: [...codes].sort(),
    region: regions.length === 0 ? null : regions.join(', '),
  }
}

export const saysWhere = ({ restrictedTo, region }: PlacesRead) => restrictedTo.length > 0 || region !== null

/** The names of the places: none for jobs that can be done anywhere in the US or name no place. */
export const locationNames = (read: PlacesRead): string[] =>
  listedPlaces(findResidence({ locations: [], reasons: { locations: placeReason(read) }, eligibility: null }))
