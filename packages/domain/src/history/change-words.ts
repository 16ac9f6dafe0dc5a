import { payWords } from '../jobs/pay-text.ts'
import type { PostingChange } from './posting-changes.ts'

const NAMES: Record<PostingChange['field'], string> = {
  title: 'Title',
  places: 'Places',
  workplace: 'Workplace',
  type: 'Job type',
  pay: 'Pay',
  text: 'Text',
}

export const changedFieldNames = (fields: readonly PostingChange['field'][]): string =>
  fields.map((field) => NAMES[field]).join(', ')

/** More places say no more to a reader. */
const MAX_PLACES = 6

/** Places have commas of their own. */
const listed = (places: readonly string[]): string => {
  const rest = places.length - MAX_PLACES
  return [...places.slice(0, MAX_PLACES), ...(rest > 0 ? [`${rest} more`] : [])].join('; ')
}

const placeWords = (before: readonly string[], after: readonly string[]): string => {
  const keyOf = (place: string) => place.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const without = (places: readonly string[], others: readonly string[]) => {
    const known = new Set(others.map(keyOf))
    return places.filter((place) => !known.has(keyOf(place)))
  }
  const [added, removed] = [without(after, before), without(before, after)]
  return [added.length > 0 && `added ${listed(added)}`, removed.length > 0 && `removed ${listed(removed)}`]
    .filter((part) => part !== false)
    .join(' · ')
}

const readableOf = (field: PostingChange['field'], value: string | null) =>
  value !== null && field === 'pay' ? payWords(value, null).text : value

const valueWords = (field: PostingChange['field'], before: string, after: string): string => {
  // A range of pay has a 'to' of its own.
  if (field === 'pay') return `now ${after}, before ${before}`
  return field === 'title' ? `from “${before}” to “${after}”` : `from ${before} to ${after}`
}

/** 'Pay was removed on Sep 3: before $81,000 to $86,000'; the day is as people read it. */
export const changeWords = (change: PostingChange, day: string): string => {
  const name = NAMES[change.field]
  if (change.field === 'text') return `${name} changed on ${day}`
  if (change.field === 'places')
    return `${name} changed on ${day}: ${placeWords(change.before, change.after)}`
  const { field } = change
  const [before, after] = [change.before, change.after].map((value) => readableOf(field, value))
  if (after == null) return `${name} was removed on ${day}${before == null ? '' : `: before ${before}`}`
  if (before == null) return `${name} was added on ${day}: ${after}`
  return `${name} changed on ${day}: ${valueWords(field, before, after)}`
}
