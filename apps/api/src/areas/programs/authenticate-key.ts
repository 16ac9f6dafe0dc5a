import { ApiError } from '@lilypad/contracts'
import { isPersonalKey } from '@lilypad/crypto'
import { findKey, type Person } from '@lilypad/db'
import { getTier, type Scope, type Tier } from '@lilypad/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { VISITOR } from '../../http/authenticate.ts'
import type { Limits } from '../../http/rate-limits.ts'

/** For whom a program asks, as they stand at this moment, and what its key allows. */
export type KeyAuth = { user: Person; tier: Tier; scopes: readonly Scope[] }

export const NO_KEY = 'A personal key is required, as Authorization: Bearer lp_…'
export const UNKNOWN_KEY = 'This key is not known. It may have been revoked.'

const toKey = ({ headers: { authorization = '' } }: FastifyRequest): string | null =>
  /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? null

/** By the header `Authorization` alone: a cookie says nothing here. Counts the request, or refuses it as 401. */
export const createKeyAuthenticator =
  ({ database: { db }, now }: Pick<Deps, 'database' | 'now'>, limits: Limits) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<KeyAuth> => {
    const key = toKey(request)
    const at = now()
    const found = key !== null && isPersonalKey(key) ? await findKey(db, key, at) : null
    request.auth = VISITOR
    if (!found) {
      await limits.countRequest({}, request)
      reply.header('www-authenticate', key === null ? 'Bearer' : 'Bearer error="invalid_token"')
      throw new ApiError('unauthenticated', key === null ? NO_KEY : UNKNOWN_KEY)
    }
    request.programOf = found.person.id
    await limits.countRequest({}, request, reply)
    return { user: found.person, tier: getTier(found.person.standing, at), scopes: found.scopes }
  }
