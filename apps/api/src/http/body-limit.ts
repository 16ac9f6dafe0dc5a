import type { ObjectSchema } from '@lilypad/contracts'
import * as z from 'zod/mini'

/** Of a call that does not need more. */
export const BODY_LIMIT = 64 * 1024
/** Source: specification, decisions 3. */
const MAX_BODY_BYTES = 1024 * 1024
/** Programs may write any character as `\u00e9`. */
const BYTES_OF_CHARACTER = 6
const PUNCTUATION = 4

type Schema = {
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  maxItems?: number
  maxLength?: number
}

/** The most bytes of a value whose schema bounds it; what it does not bound counts nothing. */
function toSize({ anyOf = [], properties = {}, items, maxItems = 0, maxLength = 0 }: Schema): number {
  const fields = Object.entries(properties).map(([name, field]) => name.length + PUNCTUATION + toSize(field))
  const list = items ? maxItems * (toSize(items) + PUNCTUATION) : 0
  return (
    fields.reduce((sum, size) => sum + size, list + maxLength * BYTES_OF_CHARACTER) +
    Math.max(0, ...anyOf.map(toSize))
  )
}

/** 64 KiB, or what the longest texts that its schema allows take and 64 KiB beside them; at most 1 MiB. */
export function toBodyLimit(request: ObjectSchema): number {
  const size = toSize(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Schema)
  return size > BODY_LIMIT ? Math.min(MAX_BODY_BYTES, size + BODY_LIMIT) : BODY_LIMIT
}
