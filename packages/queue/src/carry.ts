import { currentTrail, newRequestId, requestIdOf, type Trail } from '@lilypad/observe'

/** Beside the payload, in every work that is put on the queue for a request; no payload has a field of this name. */
const FIELD = 'requestId'

/** A payload with the request that it is put on the queue for, if it is for one. */
export const carry = (payload: object): object => {
  const trail = currentTrail()
  return trail ? { ...payload, [FIELD]: trail.requestId } : payload
}

const carriedBy = (data: unknown): string | undefined => {
  if (typeof data !== 'object' || data === null || !(FIELD in data)) return undefined
  const { [FIELD]: carried } = data
  return typeof carried === 'string' ? carried : undefined
}

/** The trail of a work; one that no request asked for begins a trail of its own, which what it rings for goes on. */
export const trailOf = ({
  id,
  name,
  data,
}: {
  id?: string | undefined
  name: string
  data: unknown
}): Trail => {
  const carried = carriedBy(data)
  return {
    requestId: carried === undefined ? newRequestId() : requestIdOf(carried),
    work: name,
    ...(id !== undefined && { job: id }),
  }
}
