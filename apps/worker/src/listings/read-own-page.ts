import { type BoardIdentity, createPosting, detectBoard } from '@lilypad/boards'
import type { FoundPosting } from '@lilypad/domain'
import type { Parser } from '@lilypad/parsing'
import { type Failed, failed, failedBy } from '../boards/commit-reading.ts'
import type { Deps } from '../deps.ts'
import type { Wanted } from './pick-posting.ts'

export type Listing = {
  board: BoardIdentity
  /** To be stored when we do not scrape the board. */
  companyName: string
  found: FoundPosting
  /** What could not be read, in sentences. */
  missing: string | null
}

const ONLY_TITLE = 'Only its title could be read.'

/** Structured data, else only the title. */
export const readOwnPage = async (
  { fetching, parser }: Pick<Deps, 'fetching' | 'parser'>,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Listing | Failed> => {
  const address = detectBoard(wanted.url)
  if (!address.ok) return failed('changed', 'The address of the job cannot be read.')
  try {
    const { web } = fetching.openBoard({ signal })
    const page = await web.request({ url: wanted.url, isBoard: true })
    return toListing(page.url, await parser.readListing(page), wanted)
  } catch (error) {
    return failedBy(error)
  }
}

type ReadPage = Awaited<ReturnType<Parser['readListing']>>

const toListing = (url: string, { listing, described }: ReadPage, wanted: Wanted): Listing | Failed => {
  const { title, companyName } = listing
  const name = wanted.title.trim() || title
  if (!described && name === null) return failed('changed', 'Its page says nothing of a job.')
  return {
    board: { system: 'web-page', tenant: wanted.url },
    companyName: companyName ?? new URL(url).hostname,
    found: described
      ? { ...described, url: wanted.url }
      : createPosting({ externalId: wanted.url, title: name ?? '', url: wanted.url }),
    missing: described ? null : ONLY_TITLE,
  }
}
