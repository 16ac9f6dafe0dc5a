import type { Config } from '@lilypad/config'
import { networkOf } from '@lilypad/fetching/address-check'
import type { FastifyRequest } from 'fastify'

/** How many proxies in front of us are trusted, counted from our side. */
export const trustedProxies = (trust: Config['http']['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust

export const toClientAddress = ({ ip }: FastifyRequest) => networkOf(ip)

export const personAsCaller = (id: number) => `person:${id}`

/** All sessions and keys of a person are one caller. An admin who is logged in as somebody stays the admin. */
export function toCaller(request: FastifyRequest): string {
  const { session } = request.auth
  const personId = request.programOf ?? session?.impersonatorId ?? session?.userId
  return personId === undefined ? `ip:${toClientAddress(request)}` : personAsCaller(personId)
}
