import type { retentionCalls } from '@lilypad/contracts'
import { readRetention } from '@lilypad/db'
import { foldSmallGroups } from '@lilypad/domain'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement.ts'

export const retentionHandlers = ({
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Handlers<typeof retentionCalls> => ({
  async loadRetentionReport() {
    const { week, code, source, reason } = await readRetention(db, now())
    const left = reason.map((group) => ({ ...group, people: group.paid - group.retained }))
    return {
      weeks: foldSmallGroups(week),
      codes: foldSmallGroups(code),
      sources: foldSmallGroups(source),
      reasons: foldSmallGroups(left),
    }
  },
})
