import { ApiError } from '@lilypad/contracts'
import type { JobPlace } from '@lilypad/domain'

/** A place in an order of jobs as text, which only we read. */
export const writePlace = ({ group, featured, approvedAt, id }: JobPlace): string =>
  Buffer.from(JSON.stringify([group, featured, approvedAt, id])).toString('base64url')

export const readPlace = (text: string): JobPlace => {
  try {
    const [group, featured, approvedAt, id, more] = JSON.parse(
      Buffer.from(text, 'base64url').toString(),
    ) as unknown[]
    const areNumbers = [group, approvedAt, id].every(Number.isFinite)
    if (areNumbers && typeof featured === 'boolean' && more === undefined)
      return { group, featured, approvedAt, id } as JobPlace
  } catch {
    // Said below.
  }
  throw new ApiError('bad_request', 'This place in the list is not known.')
}
