import { withoutTracking } from '@lilypad/boards'
import { type FoundPosting, normalisedTitle } from '@lilypad/domain'

/** A listing as an admin entered it; the title may be empty. */
export type Wanted = { title: string; url: string }

const spelled = (address: string): string => {
  const whole = address.trim()
  if (!URL.canParse(whole)) return whole
  const url = new URL(withoutTracking(whole))
  url.hash = ''
  return url.href.replace(/\/+$/, '')
}

/**
 * The posting with this address, and among several the one with the title. Without a matching address, the only posting
 * with the title. Null when this is ambiguous.
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
