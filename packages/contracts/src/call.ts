import * as z from 'zod/mini'

/** Who may make a call; one function in the API enforces it, before the body is read. */
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
  | 'programs'
  | 'boards'
  | 'admin'

/** Which limit a call counts against, apart from the general one; see the specification, decisions 5. */
export type RateLimit = 'general' | 'credentials' | 'reports'

// biome-ignore lint/suspicious/noExplicitAny: the one place that accepts a zod object of any shape
export type ObjectSchema = z.ZodMiniObject<any, any>

export type Call<
  A extends Access = Access,
  Q extends ObjectSchema = ObjectSchema,
  R extends ObjectSchema = ObjectSchema,
> = {
  area: Area
  access: A
  method: 'GET' | 'POST'
  /** `/api/…`, or `/admin-api/…` for admins. */
  path: string
  /** In a sentence, for the OpenAPI document. */
  summary: string
  /** Query of a GET, JSON body of a POST. Unknown fields are dropped. */
  request: Q
  /** Besides `success` and `message`. The server parses replies with it, so an unnamed field cannot leak. */
  reply: R
  rateLimit?: RateLimit
  /** True for a GET that changes something: it refuses cross-site requests. False for a POST that only reads. */
  changes?: boolean
  /** True for a call that waits for another site: a person's other changes do not wait for it. */
  waitsOutside?: boolean
  /** True when the body is multipart/form-data: one file, named `file`, and the request's fields as text. */
  takesFile?: boolean
  /** True for calls that an admin who is logged in as a person must not make in that person's name. */
  ownerOnly?: boolean
  /** Where to redirect a browser that navigates to this call. Scripts, and calls without it, get JSON. */
  goesTo?: string
  /** True when the reply may be pending: it is HTTP 202 instead of 200 when its field `pending` is true. */
  mayBePending?: boolean
}

export const changesSomething = ({ method, changes }: Pick<Call, 'method' | 'changes'>): boolean =>
  changes ?? method === 'POST'

export type FileCall = { takesFile: true }

export const nothing = z.object({})
type Nothing = typeof nothing

/** A path that follows from the call's name, and a request or a reply without fields, are left out. */
type Description<A extends Access, Q extends ObjectSchema, R extends ObjectSchema> = Omit<
  Call<A, Q, R>,
  'area' | 'access' | 'method' | 'path' | 'takesFile' | 'request' | 'reply'
> & { path?: string; request?: Q; reply?: R }

/** The calls of an area that the same people may make: by GET, by POST, or by POST with a file. */
export function callsFor<const A extends Access>(area: Area, access: A) {
  const describe =
    <const M extends object>(more: M & Pick<Call, 'method'>) =>
    <Q extends ObjectSchema = Nothing, R extends ObjectSchema = Nothing>(
      description: Description<A, Q, R>,
    ): Call<A, Q, R> & M => ({
      ...more,
      area,
      access,
      path: '',
      ...description,
      request: description.request ?? (nothing as ObjectSchema as Q),
      reply: description.reply ?? (nothing as ObjectSchema as R),
    })
  return {
    get: describe({ method: 'GET' }),
    post: describe({ method: 'POST' }),
    upload: describe({ method: 'POST', takesFile: true }),
  }
}

/** Their paths, where they have none of their own: `loadCompany` is at `/api/load_company`, or `/admin-api` for admins. */
export function callsByName<Cs extends Record<string, Call>>(calls: Cs): Cs {
  for (const [name, call] of Object.entries(calls)) {
    const api = call.access === 'admin' ? '/admin-api' : '/api'
    call.path ||= `${api}/${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
  }
  return calls
}

export type RequestOf<C extends Call> = z.output<C['request']>
/** What a caller sends: the request before defaults and coercion, plus the file if the call takes one. */
export type RequestInputOf<C extends Call> = C extends FileCall
  ? Named<z.input<C['request']>> & { file: Blob }
  : z.input<C['request']>
/** Only the named fields: the type of a request without any forbids every other key, and so the file. */
type Named<T> = { [K in keyof T as string extends K ? never : K]: T[K] }
export type ReplyOf<C extends Call> = z.output<C['reply']>
