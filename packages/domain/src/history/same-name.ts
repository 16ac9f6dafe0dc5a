import { haveSamePlaces } from './place-key.ts'
import { titleKey } from './title-key.ts'
import { keyOf } from './word-key.ts'

export type NamedPosting = {
  employer: string
  title: string
  places: readonly string[]
}

export const haveSameName = (one: NamedPosting, other: NamedPosting): boolean =>
  keyOf(one.employer) === keyOf(other.employer) &&
  titleKey(one.title, one.places) === titleKey(other.title, other.places) &&
  haveSamePlaces(one.places, other.places)
