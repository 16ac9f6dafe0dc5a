import { ApiError, type Call } from '@lilypad/contracts'
import type * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue

const NAMES: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
  int: 'a whole number',
}
const listed = new Intl.ListFormat('en', { type: 'disjunction' })
function toName(issue: Issue) {
  // A value of a list goes by the name of the list.
  const name = issue.path?.join('.').replace(/\.\d+$/, '')
  return name ? `The field '${name}'` : 'The request'
}

/** A default message for a fault without one; the schemas hold the specification's messages. */
function toSentence(issue: Issue): string {
  const name = toName(issue)
  if (issue.input === undefined) return `${name} is required.`
  if (issue.code === 'unrecognized_keys') return `The field '${issue.keys[0]}' is not known.`
  if (issue.code === 'invalid_type')
    return `${name} must be ${NAMES[issue.expected] ?? `a ${issue.expected}`}.`
  if (issue.code === 'too_small' && issue.origin === 'string') return `${name} must not be empty.`
  if (issue.code === 'too_big' && issue.origin === 'string') return `${name} is too long.`
  if (issue.code === 'invalid_value') return `${name} must be ${listed.format(issue.values.map(String))}.`
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `${name} must have at most ${issue.maximum} values.`
  if (issue.code === 'too_small' && issue.origin === 'array')
    return `${name} must have at least ${issue.minimum} values.`
  if (issue.code === 'too_small')
    return `${name} must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}.`
  if (issue.code === 'too_big') return `${name} must be at most ${issue.maximum}.`
  return `${name} is not valid.`
}

/** PostgreSQL stores neither NUL nor half a surrogate pair, and people do not type them. */
const UNSTORABLE = /[\0\p{Cs}]/u

const holdsUnstorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? UNSTORABLE.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable)

/** The request of a call, parsed by its schema. Throws `bad_request` with a readable message about the first fault. */
export function readRequest(call: Pick<Call, 'request'>, raw: unknown): unknown {
  const parsed = call.request.safeParse(raw ?? {}, { error: toSentence })
  if (!parsed.success) throw new ApiError('bad_request', parsed.error.issues[0]?.message)
  if (holdsUnstorable(parsed.data))
    throw new ApiError('bad_request', 'The request holds a character that is not allowed.')
  return parsed.data
}
