import { randomInt } from 'node:crypto'
import { ApiError, type codesCalls } from '@lilypad/contracts'
import { addRedemptionCodes, deleteRedemptionCode, listUnusedCodes } from '@lilypad/db'
import { makeRedemptionCode, readCodeOrder } from '@lilypad/domain'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement-calls.ts'
import { toRedemptionCode } from '../to-redemption-code.ts'

const MAX_LISTED = 10_000

const makeCode = () => makeRedemptionCode(() => randomInt(256))

export const codesHandlers = ({
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Handlers<typeof codesCalls> => ({
  async getRedemptionCodes() {
    const { codes, total } = await listUnusedCodes(db, MAX_LISTED)
    return { codes: codes.map(toRedemptionCode), num_codes: total }
  },

  async createRedemptionCodes({ request: { source, duration, num_codes: count }, audit }) {
    const read = readCodeOrder({ source, durationDays: duration, count })
    if (!read.ok) throw new ApiError('bad_request', read.message)
    const codes = await addRedemptionCodes(db, { ...read.order, make: makeCode })
    // Anyone who knows a code can redeem it, so the log holds no codes.
    audit(read.order.source, { duration, num_codes: codes.length })
    return { codes: codes.map(toRedemptionCode) }
  },

  async deleteRedemptionCode({ request: { id }, audit }) {
    const deletion = await deleteRedemptionCode(db, { id, now: now() })
    if (deletion.outcome === 'unknown') throw new ApiError('not_found', 'There is no such code.')
    if (deletion.outcome === 'redeemed')
      throw new ApiError('conflict', 'This code has been redeemed and cannot be deleted.')
    audit(deletion.source, { id })
    return {}
  },
})
