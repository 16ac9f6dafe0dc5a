import { withoutTracking } from '@lilypad/boards'
import { readListing } from './lilypad-client.ts'
import { NOTHING } from './reading/found-fields.ts'
import { type Reading, readPosting } from './reading/read-posting.ts'
import type { Settings } from './settings.ts'

const READ_TIMEOUT_MS = 15_000

async function load(url: string, credentials: RequestCredentials): Promise<string> {
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS)
  const response = await fetch(url, { credentials, signal }).catch(() => null)
  return response?.ok ? response.text().catch(() => '') : ''
}

/**
 * Reads the posting of an open tab. `activeTab` lets the popup ask the tab's own host, and no other, for the page again:
 * first as anybody sees it, then as its person does, for pages behind a log-in. What says nothing of a job, Lilypad reads.
 */
export async function readTab(settings: Settings, url: string): Promise<Reading> {
  for (const credentials of ['omit', 'include'] as const) {
    const reading = readPosting(url, await load(url, credentials))
    if (reading.kind !== 'none') return reading
  }
  const listing = await readListing(settings, url).catch(() => null)
  if (!listing?.title) return { kind: 'none' }
  const { title, companyName: company, salaryRange: pay } = listing
  return { kind: 'posting', posting: { ...NOTHING, title, company, pay } }
}

/** The address to keep of a tab; null for pages of the browser itself. */
export const pageAddress = (address: string | undefined): string | null =>
  address && /^https?:\/\//i.test(address) && URL.canParse(address) ? withoutTracking(address) : null
