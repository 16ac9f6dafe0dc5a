import dns, { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { ScrapeError } from '@lilypad/domain'
import ipaddr from 'ipaddr.js'
import { connectionFault } from './host-fault.ts'

/** By the IANA special-purpose registries; false, too, for an IPv4 address inside an IPv6 one. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || isGlobalIpv6(parsed.parts)
}

/** Nothing is assigned outside 2000::/3; ISATAP (RFC 5214) hides an IPv4 address behind any prefix. */
function isGlobalIpv6(parts: number[]): boolean {
  const [first = 0, , , , fifth = 0, sixth = 0] = parts
  const isIsatap = (fifth === 0 || fifth === 0x200) && sixth === 0x5efe
  return first >= 0x2000 && first <= 0x3fff && !isIsatap
}

/** Whose an address is: an IPv4 address as it is, however written; of IPv6 the network, which is one customer's. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : parsed.parts.slice(0, 4).join(':')
}

type AddressRules = {
  /** Local names, private addresses and any port; for tests and one's own boards. */
  allowPrivate: boolean
  /** Names go to the replay unresolved; numeric addresses are refused, since recordings use names. */
  replaying: boolean
}

/** No real address is longer, and many servers accept no longer one. */
const MAX_ADDRESS = 4_096

const LOCAL_NAME = /\.(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/

/** One refusal for all; the reason is only for the log. */
export function refuseAddress(reason: string): ScrapeError {
  return new ScrapeError('blocked', 'This address is not a public web address.', { cause: new Error(reason) })
}

/** By its form, without fragment and final dot: `URL` has already turned `127.1` and the like into numbers. */
export function parseWebAddress(address: string, rules: AddressRules): URL {
  if (address.length > MAX_ADDRESS) throw refuseAddress('too long')
  if (!URL.canParse(address)) throw refuseAddress('no address')
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refuseAddress(`scheme ${url.protocol}`)
  if (url.username || url.password) throw refuseAddress('user name or password in the address')
  url.hash = ''
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  checkHost(url.hostname, rules)
  if (!['', '80', '443'].includes(url.port) && !rules.allowPrivate) throw refuseAddress(`port ${url.port}`)
  return url
}

function checkHost(hostname: string, { allowPrivate, replaying }: AddressRules): void {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const isNumber = isIP(literal) !== 0
  const isLocal = isNumber ? !isPublicAddress(literal) : isLocalName(hostname)
  if (isNumber && replaying) throw refuseAddress(`number ${literal}`)
  if (isLocal && (replaying || !allowPrivate)) throw refuseAddress(`local host ${hostname}`)
}

function isLocalName(hostname: string): boolean {
  return !hostname.includes('.') || LOCAL_NAME.test(hostname)
}

export type Lookup = (hostname: string) => Promise<string[]>

export type Guard = {
  /** @throws ScrapeError `blocked` for an address refused by its form */
  parse(address: string): URL
  /** @throws ScrapeError `blocked` when any address of the name is not public */
  check(address: string): Promise<void>
  /** For `net.connect`: it connects to the addresses checked here, without another look-up. */
  lookup: LookupFunction
}

type GuardOptions = { lookup?: Lookup | undefined; allowPrivate: boolean; replaying: boolean }

/** For one answer of a name server. */
const ANSWER_MS = 2_000

/** The caller tells a name without addresses as `ENOTFOUND`. */
const NO_SUCH_NAME = ['ENOTFOUND', 'ENODATA']

/** Without a thread of the process, which a name that does not answer would hold: there are two for all look-ups. */
const askNameServers: Lookup = async (name) => {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const [first] = answers
  if (found.length > 0 || first.status === 'fulfilled' || NO_SUCH_NAME.includes(first.reason.code))
    return found
  throw Object.assign(new Error(`${name} was not resolved`, { cause: first.reason }), { code: 'EAI_AGAIN' })
}

/** Knows the names of this machine and its network, too. */
const systemLookup: Lookup = async (hostname) => {
  const found = await dns.lookup(hostname, { all: true, verbatim: true })
  return found.map(({ address }) => address)
}

export function createGuard({ lookup, ...rules }: GuardOptions): Guard {
  const ask = lookup ?? (rules.allowPrivate ? systemLookup : askNameServers)
  async function resolve(hostname: string): Promise<string[]> {
    const addresses = await ask(hostname)
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
