import { withoutTracking } from '@lilypad/boards'
import { normalisedTitle } from '@lilypad/curation'
import type { FoundPosting } from '@lilypad/domain'

/** As an admin entered it; the title may be empty. */
export type Wanted = { title: string; url: string }

/** A pattern would go back over addresses of thousands of slashes. */
function withoutSlashes(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}

function spelled(address: string): string {
  const whole = address.trim()
  if (!URL.canParse(whole)) return whole
  const url = new URL(withoutTracking(whole))
  url.hash = ''
  return withoutSlashes(url.href)
}

/**
 * The posting with this address (and title, if several have it), else the only one with the title. Null when ambiguous.
 */
export function pickPosting(postings: readonly FoundPosting[], { title, url }: Wanted): FoundPosting | null {
  const address = spelled(url)
  const name = normalisedTitle(title)
  const isNamed = (posting: FoundPosting) => name !== '' && normalisedTitle(posting.title) === name
  const there = postings.filter((posting) => spelled(posting.url) === address)
  const named = (there.length > 0 ? there : postings).filter(isNamed)
  const [only] = there.length === 1 ? there : named
  return only && (there.length > 0 || named.length === 1) ? only : null
}
