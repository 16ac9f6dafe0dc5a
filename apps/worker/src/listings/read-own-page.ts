import { barePosting, detectBoard, readDescribedPosting, readListingPage } from '@lilypad/boards'
import { ScrapeError, type WebResponse } from '@lilypad/domain'
import type { Failed } from '../boards/commit-reading.ts'
import type { Deps } from '../deps.ts'
import { failed } from './failed.ts'
import type { Listing } from './listing.ts'
import type { Wanted } from './pick-posting.ts'

const ONLY_TITLE = 'Only its title could be read.'

/** Reads the page of one job: its structured data, else only its title. */
export const readOwnPage = async (
  { fetching }: Pick<Deps, 'fetching'>,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Listing | Failed> => {
  const address = detectBoard(wanted.url)
  if (!address.ok) return failed('changed', 'The address of the job cannot be read.')
  try {
    const { web } = fetching.openBoard({ signal })
    return listingOf(await web.request({ url: wanted.url, isBoard: true }), wanted)
  } catch (error) {
    if (!(error instanceof ScrapeError)) throw error
    return failed(error.kind, error.message)
  }
}

const listingOf = (page: WebResponse, wanted: Wanted): Listing | Failed => {
  const described = readDescribedPosting(page)
  const { title, companyName } = readListingPage(page)
  const name = wanted.title.trim() || title
  if (!described && name === null) return failed('changed', 'Its page says nothing of a job.')
  return {
    board: { system: 'web-page', tenant: wanted.url },
    companyName: companyName ?? new URL(page.url).hostname,
    found: described
      ? { ...described, url: wanted.url }
      : barePosting({ externalId: wanted.url, title: name ?? '', url: wanted.url }),
    missing: described ? null : ONLY_TITLE,
  }
}
