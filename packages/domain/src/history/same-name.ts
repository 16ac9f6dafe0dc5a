import { haveSamePlaces } from './place-key.ts'
import { toTitleKey } from './title-key.ts'
import { toWordKey } from './word-key.ts'

export type NamedPosting = {
  employer: string
  title: string
  places: readonly string[]
}

export const haveSameName = (one: NamedPosting, other: NamedPosting): boolean =>
  toWordKey(one.employer) === toWordKey(other.employer) &&
  toTitleKey(one.title, one.places) === toTitleKey(other.title, other.places) &&
  haveSamePlaces(one.places, other.places)
