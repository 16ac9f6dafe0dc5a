import { ApiError } from '@lilypad/contracts'

/** What a cursor names: the instant by which a list is ordered, null for none, and an id. */
type Named = [at: string | null, id: number]

export const writeCursor = (named: Named): string => Buffer.from(JSON.stringify(named)).toString('base64url')

const isInstant = (at: unknown) => at === null || (typeof at === 'string' && !Number.isNaN(Date.parse(at)))

/** Throws `bad_request` for one that we did not write. */
export function readCursor(cursor: string): Named {
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Named
    if (isInstant(at) && Number.isSafeInteger(id)) return [at, id]
  } catch {
    // Said below.
  }
  throw new ApiError('bad_request', 'This cursor is not known.')
}
