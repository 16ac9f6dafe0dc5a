import { withoutTracking } from '@lilypad/boards'
import { type Answer } from './reading/found.ts'
import { type Reading, readPosting } from './reading/read-posting.ts'
import { addressesOf } from './reading/records.ts'

const READ_WITHIN_MS = 15_000

const load = async (url: string, credentials: RequestCredentials): Promise<Answer | null> => {
  const signal = AbortSignal.timeout(READ_WITHIN_MS)
  const response = await fetch(url, { credentials, signal }).catch(() => null)
  return response?.ok ? { url, body: await response.text().catch(() => '') } : null
}

const readWith = async (url: URL, credentials: RequestCredentials): Promise<Reading> => {
  const addresses = [url.href, ...addressesOf(url)]
  const [page, ...further] = await Promise.all(addresses.map((address) => load(address, credentials)))
  const answers = [page ?? { url: url.href, body: '' }, ...further.filter((one) => one != null)]
  return readPosting(url.href, answers)
}

/**
 * Reads the posting of an open tab. `activeTab` lets the popup ask the tab's own host, and no other, for the page again:
 * first as anybody sees it, then as its person does, for pages behind a log-in.
 */
export const readTab = async (address: string): Promise<Reading> => {
  const url = new URL(address)
  const reading = await readWith(url, 'omit')
  return reading.kind === 'none' ? readWith(url, 'include') : reading
}

/** The address to keep of a tab; null for pages of the browser itself. */
export const pageAddress = (address: string | undefined): string | null =>
  address && /^https?:\/\//i.test(address) && URL.canParse(address) ? withoutTracking(address) : null
