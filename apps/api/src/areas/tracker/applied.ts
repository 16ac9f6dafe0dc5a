import { ApiError } from '@lilypad/contracts'
import { listApplied, noteAnswer } from '@lilypad/db'
import { newYorkDay } from '@lilypad/domain'
import { toWire } from '../../http/to-wire.ts'
import { TOO_MANY_APPLICATIONS } from './applications.ts'
import type { Needs, Some } from './needs.ts'

export const appliedHandlers = ({ database: { db }, now }: Needs): Some<'didApply' | 'loadApplied'> => ({
  async didApply({ user, tier, request: { id: jobId, applied: hasApplied } }) {
    const status = await noteAnswer(db, { jobId, userId: user.id, tier, hasApplied, now: now() })
    if (status === null) throw new ApiError('not_found', 'This job is not available.')
    if (status === 'full') throw new ApiError('bad_request', TOO_MANY_APPLICATIONS)
    return { tracker_status: status }
  },

  async loadApplied({ user, tier }) {
    const applied = (await listApplied(db, { userId: user.id, tier })).map((one) => ({
      ...toWire(one),
      id: one.jobId,
      applied_on: one.appliedAt && newYorkDay(one.appliedAt),
    }))
    return { applied }
  },
})
