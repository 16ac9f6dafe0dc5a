import { currentLogContext, getRequestId, type LogContext } from '@lilypad/observe'

/** No payload has a field of this name. */
const FIELD = 'requestId'

export function withRequestId(payload: object): object {
  const context = currentLogContext()
  return context ? { ...payload, [FIELD]: context.requestId } : payload
}

function readRequestId(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !(FIELD in data)) return undefined
  const { [FIELD]: carried } = data
  return typeof carried === 'string' ? carried : undefined
}

type CarryingJob = { id?: string | undefined; name: string; data: unknown }

/** One that no request asked for begins a context of its own, which what it enqueues stays in. */
export const toLogContext = ({ id, name, data }: CarryingJob): LogContext => ({
  requestId: getRequestId(readRequestId(data)),
  work: name,
  ...(id !== undefined && { job: id }),
})
