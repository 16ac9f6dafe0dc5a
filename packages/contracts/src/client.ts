import type { Call, ReplyOf, RequestInputOf } from './call.ts'
import { ApiError, ERROR_MESSAGES, errorCodeOf } from './errors.ts'

export type Reply<C extends Call> = ReplyOf<C> & { success: true; message?: string }

/** One function a call: `client.loadFrontEndJob({ id: 7 })`. Rejects with ApiError when the call fails. */
export type Client<Cs extends Record<string, Call>> = {
  [N in keyof Cs]: (
    request: RequestInputOf<Cs[N]>,
    options?: { signal?: AbortSignal },
  ) => Promise<Reply<Cs[N]>>
}

export type ClientOptions = {
  /** Where the API is; empty for the same origin. */
  origin?: string
  fetch?: typeof globalThis.fetch
  /** Parse replies by their schema (tests do; browsers trust the server, which parsed them already). */
  parseReplies?: boolean
}

const queryOf = (request: Record<string, unknown>) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}

/** A `File` keeps its name; the fields go first, so that the server knows them before the file comes. */
const formOf = ({ file, ...fields }: Record<string, unknown>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  if (file instanceof Blob) form.set('file', file)
  return form
}

const prepare = (call: Call, request: Record<string, unknown>): [string, RequestInit] => {
  if (call.method === 'GET') return [call.path + queryOf(request), { method: 'GET' }]
  // The browser itself names the type: it chooses what parts the body.
  if (call.takesFile) return [call.path, { method: 'POST', body: formOf(request) }]
  const headers = { 'content-type': 'application/json' }
  return [call.path, { method: 'POST', headers, body: JSON.stringify(request) }]
}

const failureOf = async (response: Response): Promise<ApiError> => {
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null
  const { success: _success, message: words, ...details } = body ?? {}
  const code = errorCodeOf(response.status)
  const message = typeof words === 'string' ? words : ERROR_MESSAGES[code]
  const retryAfter = Number(response.headers.get('retry-after'))
  return new ApiError(code, message, { details, ...(retryAfter > 0 && { retryAfter }) })
}

/** Makes the client of the given calls of the registry. Network failures reject as `fetch` rejects. */
export const createClient = <Cs extends Record<string, Call>>(
  calls: Cs,
  options: ClientOptions = {},
): Client<Cs> => {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis)
  const make =
    (call: Call) =>
    async (request: Record<string, unknown>, more: { signal?: AbortSignal } = {}) => {
      const [path, init] = prepare(call, request)
      const response = await send((options.origin ?? '') + path, {
        ...init,
        ...more,
        credentials: 'same-origin',
      })
      if (!response.ok) throw await failureOf(response)
      const body = (await response.json()) as object
      return options.parseReplies ? { ...body, ...(call.reply.parse(body) as object) } : (body as never)
    }
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, make(call)]),
  ) as unknown as Client<Cs>
}
