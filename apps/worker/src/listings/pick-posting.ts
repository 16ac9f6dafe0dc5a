import { withoutTracking } from '@lilypad/boards'
import { type FoundPosting, normalisedTitle } from '@lilypad/domain'

/** A listing as an admin names it; the title may be empty. */
export type Wanted = { title: string; url: string }

const spelled = (address: string): string => {
  const whole = address.trim()
  if (!URL.canParse(whole)) return whole
  const url = new URL(withoutTracking(whole))
  url.hash = ''
  return url.href.replace(/\/+$/, '')
}

/**
 * The posting at an address; among several at one address the one with the title. Where none is there, the only one
 * with the title. Null when neither says which one is meant.
 */
export const pickPosting = (
  postings: readonly FoundPosting[],
  { title, url }: Wanted,
): FoundPosting | null => {
  const address = spelled(url)
  const name = normalisedTitle(title)
  const isNamed = (posting: FoundPosting) => name !== '' && normalisedTitle(posting.title) === name
  const there = postings.filter((posting) => spelled(posting.url) === address)
  const named = (there.length > 0 ? there : postings).filter(isNamed)
  const [only] = there.length === 1 ? there : named
  return only && (there.length > 0 || named.length === 1) ? only : null
}
