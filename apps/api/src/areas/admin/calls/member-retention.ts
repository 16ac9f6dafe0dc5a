import type { retentionCalls } from '@lilypad/contracts'
import { listVisitWeeks, readRetention } from '@lilypad/db'
import { dropSmallGroups, foldSmallGroups } from '@lilypad/domain'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement.ts'

export const retentionHandlers = ({
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Handlers<typeof retentionCalls> => ({
  async loadRetentionReport() {
    const { week, code, promotion, source, reason, activity } = await readRetention(db, now())
    const left = reason.map((group) => ({ ...group, people: group.paid - group.retained }))
    return {
      visits: await listVisitWeeks(db, now()),
      weeks: foldSmallGroups(week),
      codes: foldSmallGroups(code),
      promotions: foldSmallGroups(promotion),
      sources: foldSmallGroups(source),
      activities: dropSmallGroups(activity),
      reasons: foldSmallGroups(left),
    }
  },
})
