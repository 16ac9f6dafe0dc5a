import {
  ApiError,
  ERROR_MESSAGES,
  fieldsOfPath,
  type Program,
  type ProgramInputOf,
  type ProgramReplyOf,
  programs,
  toErrorCode,
} from '@lilypad/contracts'

type Client<Ps extends Record<string, Program>> = {
  [N in keyof Ps]: (request: ProgramInputOf<Ps[N]>) => Promise<ProgramReplyOf<Ps[N]>>
}

type Options = {
  /** Where Lilypad is, without a slash at its end. */
  origin: string
  /** A personal key: `lp_…`. */
  key: string
}

/** A list becomes one parameter for each of its values. */
function toQuery(fields: readonly [string, unknown][]) {
  const query = new URLSearchParams()
  for (const [name, value] of fields)
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  return query.size > 0 ? `?${query}` : ''
}

export function prepareProgram(
  { method, path }: Pick<Program, 'method' | 'path'>,
  request: Record<string, unknown>,
): [path: string, init: RequestInit] {
  const inPath = fieldsOfPath(path)
  const fields = Object.entries(request).filter(
    ([name, value]) => !inPath.includes(name) && value !== undefined,
  )
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(request[name])))
  if (method === 'GET') return [filled + toQuery(fields), { method }]
  const headers = { 'content-type': 'application/json' }
  return [filled, { method, headers, body: JSON.stringify(Object.fromEntries(fields)) }]
}

async function readFailure(response: Response): Promise<ApiError> {
  const code = toErrorCode(response.status)
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: string }
  return new ApiError(code, detail ?? ERROR_MESSAGES[code])
}

/** One function for each program: `client.listJobs({ category: ['Sales'] })`. Rejects with ApiError on a refusal. */
export function createProgramClient({ origin, key }: Options): Client<typeof programs> {
  const ask = (program: Program) => async (request: Record<string, unknown>) => {
    const [path, init] = prepareProgram(program, request)
    const headers = { ...init.headers, authorization: `Bearer ${key}` }
    const response = await fetch(origin + path, { ...init, headers })
    if (!response.ok) throw await readFailure(response)
    return response.json()
  }
  return Object.fromEntries(
    Object.entries(programs).map(([name, one]) => [name, ask(one)]),
  ) as unknown as Client<typeof programs>
}
