import { Resolver } from 'node:dns/promises'
import { ScrapeError, unlessAborted } from '@lilypad/domain'
import { createGuard, type Lookup, refuseAddress } from './address-guard.ts'

/** For one answer of a name server, and for all of them. */
const ANSWER_MS = 2_000
const WHOLE_MS = 5_000

/** Without a thread of the process for each name that does not answer. */
const askNameServers: Lookup = async (name) => {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const [first] = answers
  if (found.length === 0 && first.status === 'rejected') throw first.reason
  return found
}

type CheckOptions = { allowPrivate: boolean; lookup?: Lookup | undefined }

/**
 * Before an address for messages is stored: https, no local name, no private number, no name that leads to one; the
 * guard looks again at each sending. With `allowPrivate` any address will do, without a look-up. Gives the normalised
 * form. Throws ScrapeError `blocked`, or `unreachable` for a name that cannot be resolved.
 */
export function openAddressCheck(options: CheckOptions): (address: string) => Promise<string> {
  const { allowPrivate, lookup = askNameServers } = options
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
