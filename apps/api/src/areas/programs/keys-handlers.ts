import { ApiError, type keysCalls } from '@lilypad/contracts'
import { createKey, listKeys, revokeKey } from '@lilypad/db'
import { MAX_KEY_NAME_LENGTH, MAX_KEYS, SCOPES } from '@lilypad/domain'
import type { Deps } from '../../deps/deps.ts'
import { orNotFound } from '../../http/errors.ts'
import { readName } from '../../http/fields.ts'
import type { Handlers } from '../../http/implement-calls.ts'
import { toWire } from '../../http/to-wire.ts'
import { whileLoggedIn } from '../../http/while-logged-in.ts'

const TOO_MANY = `You have ${MAX_KEYS} keys. Please revoke one first.`

export const keysHandlers = ({
  database,
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Handlers<typeof keysCalls> => ({
  loadKeys: async ({ user }) => ({ keys: (await listKeys(db, user.id)).map(toWire) }),

  async createKey({ user, session, request }) {
    const name = readName(request.name, MAX_KEY_NAME_LENGTH)
    const scopes = SCOPES.filter((scope) => request.scopes.includes(scope))
    if (scopes.length === 0) throw new ApiError('bad_request', 'Please choose what the key may do.')
    const asked = { userId: user.id, name, scopes, now: now() }
    const made = await whileLoggedIn(database, session, (tx) => createKey(tx, asked))
    if (!made) throw new ApiError('bad_request', TOO_MANY)
    return made
  },

  async revokeKey({ user, request: { id } }) {
    orNotFound(await revokeKey(db, { id, userId: user.id }), 'This key could not be found.')
    return {}
  },
})
