import { ScrapeError, unlessAborted } from '@lilypad/domain'
import { createGuard, type Lookup, refuseAddress } from './address-guard.ts'

export { networkOf } from './address-guard.ts'

/** For all answers of name servers. */
const WHOLE_MS = 5_000

type CheckOptions = { allowPrivate: boolean; lookup?: Lookup | undefined }

/**
 * Before an address for messages is stored: https, no local name, no private number, no name that leads to one; the
 * guard looks again at each sending. With `allowPrivate` any address will do, without a look-up. Gives the normalised
 * form. Throws ScrapeError `blocked`, or `unreachable` for a name that cannot be resolved.
 */
export function openAddressCheck(options: CheckOptions): (address: string) => Promise<string> {
  const { allowPrivate, lookup } = options
  const guard = createGuard({ lookup, allowPrivate, replaying: false })
  return async (address) => {
    const { href, host, protocol } = guard.parse(address)
    if (allowPrivate) return href
    if (protocol !== 'https:') throw refuseAddress(`scheme ${protocol}`)
    const limit = AbortSignal.timeout(WHOLE_MS)
    await unlessAborted(guard.check(href), limit).catch((error: unknown) => {
      if (!limit.aborted) throw error
      throw new ScrapeError('unreachable', `The name ${host} could not be resolved.`)
    })
    return href
  }
}
