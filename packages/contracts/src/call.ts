import * as z from 'zod/mini'

/** Who may make a call; one function in the API enforces it, before the body is looked at. */
export type Access = 'public' | 'member' | 'premium' | 'admin'

export type Area =
  | 'accounts'
  | 'billing'
  | 'newsletter'
  | 'home'
  | 'jobs'
  | 'searches'
  | 'tracker'
  | 'intake'
  | 'boards'
  | 'admin'

/** Which limit a call counts against, apart from the general one; see the decisions, section 5. */
export type RateLimit = 'general' | 'credentials'

// biome-ignore lint/suspicious/noExplicitAny: the one place where any zod object is meant, whatever its shape
export type ObjectSchema = z.ZodMiniObject<any, any>

export type Call<
  A extends Access = Access,
  Q extends ObjectSchema = ObjectSchema,
  R extends ObjectSchema = ObjectSchema,
> = {
  area: Area
  access: A
  method: 'GET' | 'POST'
  /** `/api/…`, or `/admin-api/…` for what the specification lists under Admin. */
  path: string
  /** What it does, in a sentence; stands in the OpenAPI document. */
  summary: string
  /** Query of a GET, JSON body of a POST. Unknown fields are dropped. */
  request: Q
  /** The reply beside `success` and `message`. Parsed on the way out: a field that is not named cannot leak. */
  reply: R
  rateLimit?: RateLimit
  /** True for a GET that changes something: it refuses cross-site requests as every POST does. */
  changes?: boolean
  /** True when the reply may be pending: HTTP 202 instead of 200 when its field `pending` is true. */
  mayBePending?: boolean
}

/** Describes one call. The explicit return type keeps `access` and both schemas as narrow as they are written. */
export const call = <const A extends Access, Q extends ObjectSchema, R extends ObjectSchema>(
  description: Call<A, Q, R>,
): Call<A, Q, R> => description

export type RequestOf<C extends Call> = z.output<C['request']>
/** What a caller sends: as the request, before defaults and coercion. */
export type RequestInputOf<C extends Call> = z.input<C['request']>
export type ReplyOf<C extends Call> = z.output<C['reply']>

/** A request or reply without fields. */
export const nothing = z.object({})
