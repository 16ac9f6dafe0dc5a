import type { Call, ReplyOf, RequestInputOf } from './call.ts'
import { ApiError, ERROR_MESSAGES, toErrorCode } from './errors.ts'

export type Reply<C extends Call> = ReplyOf<C> & { success: true; message?: string }

type Options = { signal?: AbortSignal }

/** One function a call: `client.loadFrontEndJob({ id: 7 })`. Rejects with ApiError when the call fails. */
export type Client<Cs extends Record<string, Call>> = {
  [N in keyof Cs]: (request: RequestInputOf<Cs[N]>, options?: Options) => Promise<Reply<Cs[N]>>
}

export type ClientOptions = {
  /** Where the API is; empty for the same origin. */
  origin?: string
  fetch?: typeof globalThis.fetch
  /** Parse replies by their schema. Tests do; browsers trust the server, which has parsed them already. */
  parseReplies?: boolean
  /** With an ApiError when the server answered, else what `fetch` rejects with. Not called for an aborted call. */
  onFailure?: (error: unknown, path: string) => void
}

const REQUEST_ID = 'x-request-id'

/** Identifies a call in the server's log. Not `randomUUID`, which exists only on secure pages. */
const newRequestId = () =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function toQuery(request: Record<string, unknown>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}

/** A `File` keeps its name. The fields go first, so that the server knows them before the file arrives. */
function toForm({ file, ...fields }: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  if (file instanceof Blob) form.set('file', file)
  return form
}

type Prepared = [path: string, init: RequestInit, headers?: Record<string, string>]

function prepare(call: Call, request: Record<string, unknown>): Prepared {
  if (call.method === 'GET') return [call.path + toQuery(request), { method: 'GET' }]
  // The browser sets the content type itself, because it chooses the multipart boundary.
  if (call.takesFile) return [call.path, { method: 'POST', body: toForm(request) }]
  const headers = { 'content-type': 'application/json' }
  return [call.path, { method: 'POST', body: JSON.stringify(request) }, headers]
}

async function readFailure(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null
  const { success: _success, message: words, ...details } = body ?? {}
  const code = toErrorCode(response.status)
  const message = typeof words === 'string' ? words : ERROR_MESSAGES[code]
  const retryAfter = Number(response.headers.get('retry-after'))
  const requestId = response.headers.get(REQUEST_ID)
  return new ApiError(code, message, {
    details,
    ...(retryAfter > 0 && { retryAfter }),
    ...(requestId !== null && { requestId }),
  })
}

/** Network failures reject as `fetch` rejects. */
export function createClient<Cs extends Record<string, Call>>(
  calls: Cs,
  options: ClientOptions = {},
): Client<Cs> {
  const send: typeof fetch = options.fetch ?? ((address, init) => fetch(address, init))
  const ask = async (call: Call, request: Record<string, unknown>, more: Options) => {
    const [path, init, headers] = prepare(call, request)
    const response = await send((options.origin ?? '') + path, {
      ...init,
      ...more,
      headers: { ...headers, [REQUEST_ID]: newRequestId() },
      credentials: 'same-origin',
    })
    if (!response.ok) throw await readFailure(response)
    const body = (await response.json()) as object
    return options.parseReplies ? { ...body, ...(call.reply.parse(body) as object) } : (body as never)
  }
  const make =
    (call: Call) =>
    (request: Record<string, unknown>, more: Options = {}) =>
      ask(call, request, more).catch((error: unknown) => {
        if (!more.signal?.aborted) options.onFailure?.(error, call.path)
        throw error
      })
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, make(call)]),
  ) as unknown as Client<Cs>
}
