import { ApiError } from '@lilypad/contracts'
import type { JobCursor } from '@lilypad/search'

/** The last job of a page, as text that only we read. */
export const writeCursor = ({ group, featured, approvedAt, id }: JobCursor): string =>
  Buffer.from(JSON.stringify([group, featured, approvedAt, id])).toString('base64url')

export const readCursor = (text: string): JobCursor => {
  try {
    const [group, featured, approvedAt, id, more] = JSON.parse(
      Buffer.from(text, 'base64url').toString(),
    ) as unknown[]
    const areNumbers = [group, approvedAt, id].every(Number.isFinite)
    if (areNumbers && typeof featured === 'boolean' && more === undefined)
      return { group, featured, approvedAt, id } as JobCursor
  } catch {
    // Said below.
  }
  throw new ApiError('bad_request', 'This place in the list is not known.')
}
