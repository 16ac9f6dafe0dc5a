import { MAX_KEY_NAME_LENGTH, MAX_KEYS, SCOPES } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { instant, recordId } from '../records/values.ts'

const member = callsFor('programs', 'member')

const scopes = z.array(z.enum(SCOPES))

const key = z.object({
  id: recordId,
  name: z.string(),
  /** Its first characters, by which its person knows it. */
  prefix: z.string(),
  scopes,
  created_at: instant,
  /** Kept to the minute; null for a key that was never used. */
  last_used_at: z.nullable(instant),
})

export const keysCalls = callsByName({
  loadKeys: member.get({
    summary: 'The person’s keys for other programs, the newest first.',
    reply: z.object({ keys: z.array(key) }),
  }),
  createKey: member.post({
    summary: `Makes a key with some scopes: ${SCOPES.join(', ')}. It is shown this once. At most ${MAX_KEYS} for a person, with names of at most ${MAX_KEY_NAME_LENGTH} characters.`,
    request: z.object({ name: z._default(z.nullable(z.string()), null), scopes }),
    reply: z.object({ id: recordId, key: z.string() }),
    ownerOnly: true,
  }),
  revokeKey: member.post({
    summary: 'Ends a key: its next request is refused.',
    request: z.object({ id: recordId }),
    ownerOnly: true,
  }),
})
