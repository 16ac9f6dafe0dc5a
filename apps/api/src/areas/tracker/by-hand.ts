import type { schema } from '@lilypad/db'
import type { JobByHand } from '@lilypad/domain'

type Snapshot = (typeof schema.trackedJobs.$inferSelect)['snapshot']
type More = Pick<Snapshot, 'category' | 'audience' | 'salaryMax' | 'workplace'>

const UNKNOWN: More = { category: null, audience: [], salaryMax: null, workplace: null }

export const byHand = (job: JobByHand, more: More = UNKNOWN): Snapshot => ({
  ...job,
  ...more,
  logoFile: null,
})
