import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { type AlertMatches, isOfFollowed, searchName } from '@lilypad/domain'
import type { PushNote } from '@lilypad/mail'

type Named = { id: number; name: string; state: string }

/** Of one search by its name, and of companies that the person follows with that reason; null without matches. */
export function digestPush(matches: readonly AlertMatches<Named, { id: number }>[]): PushNote | null {
  const found = matches.filter(({ jobs }) => jobs.length > 0)
  if (found.length === 0) return null
  const count = new Set(found.flatMap(({ jobs }) => jobs.map(({ id }) => id))).size
  const searches = found.map(({ search }) => search).filter((search) => !isOfFollowed(search))
  const reasons = found.map(({ search }) => search).filter(isOfFollowed)
  const [only, ...others] = searches
  const told = only && (others.length === 0 ? searchName(only) : `${searches.length} of your searches`)
  const title = [told, ...reasons.map(({ name }) => name)].filter((text) => text !== undefined).join(' · ')
  const isOne = only !== undefined && found.length === 1
  const href = isOne ? paths.savedSearch.href(only.id) : paths.dashboard.href()
  return { title, count, address: clientAddress('', href) }
}
