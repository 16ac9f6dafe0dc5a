import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { type AlertMatches, searchName } from '@lilypad/domain'
import type { PushNote } from '@lilypad/mail'

type Named = { id: number; name: string; state: string }

/** Of one search by its name; null without matches. */
export const digestPush = (matches: readonly AlertMatches<Named, { id: number }>[]): PushNote | null => {
  const found = matches.filter(({ jobs }) => jobs.length > 0)
  const [first] = found
  if (!first) return null
  const count = new Set(found.flatMap(({ jobs }) => jobs.map(({ id }) => id))).size
  const [title, href] =
    found.length === 1
      ? [searchName(first.search), paths.savedSearch.href(first.search.id)]
      : [`${found.length} of your searches`, paths.dashboard.href()]
  return { title, count, address: clientAddress('', href) }
}
