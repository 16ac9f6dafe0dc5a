import {
  type AudienceId,
  audienceLabel,
  type Category,
  type Degree,
  type JobType,
  type TravelLevel,
  toSearchWords,
} from '@lilypad/domain'

/** A job of a case, with all fields that filters, orders and stacks use; `audience` holds ids. */
export type CaseJob = {
  id: number
  title: string
  companyName: string
  category: Category
  jobType: JobType | null
  travel: TravelLevel
  audience: readonly AudienceId[]
  locations: readonly string[]
  salaryMax: number | null
  /** Calendar day `YYYY-MM-DD` of approval. */
  approvedOn: string | null
  featured: boolean
  stackId: string | null
  licenceNeed: 'required' | 'preferred' | null
  eligibleStates: readonly string[] | null
  degree: Degree | null
  /** Whether it is a favourite of the person in the case. */
  isTracked: boolean
  /** Whether they follow its company. */
  isFollowed: boolean
}

/** The companies that the person in each case follows. */
export const CASE_FOLLOWED: readonly string[] = ['Heron House', 'Reed College']

/** A job of a case; name only what the case is about. */
export const caseJob = (id: number, more: Partial<Omit<CaseJob, 'id'>> = {}): CaseJob => ({
  id,
  title: 'Curriculum Writer',
  companyName: 'Bright Pond',
  category: 'Curriculum',
  jobType: 'Full-Time',
  travel: 'No Travel',
  audience: ['RS1'],
  locations: [],
  salaryMax: 70_000,
  approvedOn: '2026-03-10',
  featured: false,
  stackId: null,
  licenceNeed: null,
  eligibleStates: null,
  degree: null,
  isTracked: false,
  isFollowed: CASE_FOLLOWED.includes(more.companyName ?? ''),
  ...more,
})

/** The instant of approval of a case's job: noon of its day. */
export const approvedAtOf = ({ approvedOn }: Pick<CaseJob, 'approvedOn'>): string | null =>
  approvedOn && `${approvedOn}T17:00:00.000Z`

/** A job of a case as `@lilypad/domain` expects it: audiences as labels, with its search words. */
export function ruleJob(job: CaseJob) {
  const audience = job.audience.map(audienceLabel)
  return { ...job, audience, approvedAt: approvedAtOf(job), searchWords: toSearchWords({ ...job, audience }) }
}
