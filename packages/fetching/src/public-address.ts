import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

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
