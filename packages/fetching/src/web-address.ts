import { isIP } from 'node:net'
import { ScrapeError } from '@lilypad/domain'
import { isPublicAddress } from './public-address.ts'

export type AddressRules = {
  /** Local names, private addresses and any port; for tests and one's own boards. */
  allowPrivate: boolean
  /** Names go to the replay unresolved; numeric addresses are refused, since recordings use names. */
  replaying: boolean
}

/** No real address is longer, and many servers accept no longer one. */
const MAX_ADDRESS = 4_096

const LOCAL_SUFFIXES = [
  '.localhost',
  '.local',
  '.internal',
  '.intranet',
  '.lan',
  '.home',
  '.corp',
  '.home.arpa',
]

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
  return !hostname.includes('.') || LOCAL_SUFFIXES.some((suffix) => hostname.endsWith(suffix))
}
