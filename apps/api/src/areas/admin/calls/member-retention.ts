import type { retentionCalls } from '@lilypad/contracts'
import { listVisitWeeks, type RetentionPart, readRetention } from '@lilypad/db'
import { dropSmallGroups, foldSmallGroups } from '@lilypad/domain'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement-calls.ts'

export const retentionHandlers = ({
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Handlers<typeof retentionCalls> => ({
  async loadRetentionReport() {
    const groups = await readRetention(db, now())
    const fold = (part: RetentionPart) => foldSmallGroups(groups.filter((group) => group.part === part))
    const left = groups.filter(({ part }) => part === 'reason')
    return {
      visits: await listVisitWeeks(db, now()),
      weeks: fold('week'),
      codes: fold('code'),
      promotions: fold('promotion'),
      sources: fold('source'),
      activities: dropSmallGroups(groups.filter(({ part }) => part === 'activity')),
      reasons: foldSmallGroups(left.map((group) => ({ ...group, people: group.paid - group.retained }))),
    }
  },
})
