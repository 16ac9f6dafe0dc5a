import dns from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { ScrapeError } from '@lilypad/domain'
import { connectionFault } from './host-fault.ts'
import { isPublicAddress } from './public-address.ts'
import { parseWebAddress, refuseAddress } from './web-address.ts'

export type Lookup = (hostname: string) => Promise<string[]>

export type Guard = {
  /** @throws ScrapeError `blocked` for an address refused by its form */
  parse(address: string): URL
  /** @throws ScrapeError `blocked` when any address of the name is not public */
  check(address: string): Promise<void>
  /** For `net.connect`: it connects to the addresses checked here, without another look-up. */
  lookup: LookupFunction
}

export type GuardOptions = { lookup?: Lookup | undefined; allowPrivate: boolean; replaying: boolean }

const systemLookup: Lookup = async (hostname) => {
  const found = await dns.lookup(hostname, { all: true, verbatim: true })
  return found.map(({ address }) => address)
}

export function createGuard({ lookup = systemLookup, ...rules }: GuardOptions): Guard {
  async function resolve(hostname: string): Promise<string[]> {
    const addresses = await lookup(hostname)
    if (addresses.length === 0)
      throw Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' })
    const refused = addresses.find((address) => !rules.allowPrivate && !isPublicAddress(address))
    if (refused) throw refuseAddress(`${hostname} leads to ${refused}`)
    return addresses
  }
  return {
    parse: (address) => parseWebAddress(address, rules),
    async check(address) {
      const url = parseWebAddress(address, rules)
      if (rules.replaying || isIP(url.hostname) !== 0 || url.hostname.startsWith('[')) return
      await resolve(url.hostname).catch((error: unknown) => {
        throw error instanceof ScrapeError ? error : connectionFault(error, url.host)
      })
    },
    lookup: (hostname, options, done) => {
      resolve(hostname).then(
        (addresses) => answerLookup(addresses, options.all === true, done),
        (error: Error) => done(error, []),
      )
    },
  }
}

function answerLookup(addresses: string[], all: boolean, done: Parameters<LookupFunction>[2]): void {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  const [first] = found
  if (all || !first) done(null, found)
  else done(null, first.address, first.family)
}
