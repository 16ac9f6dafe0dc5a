import { type Starts, startsOf } from './compose/dates.ts'
import { makePosting } from './compose/make-posting.ts'
import { planRoles, type RolePlan } from './compose/plan-roles.ts'
import { atRevision, isLive, lifeOf } from './compose/revisions.ts'
import type { DemoBoard, DemoPosting, Employer } from './demo-types.ts'
import { EMPLOYERS } from './employers/all-employers.ts'

export type DemoBoardsOptions = {
  /**
   * The origin of the pages that stand in for application forms. When given, postings lead to
   * `<applyOrigin>/apply/<tenant>/<id>` instead of to the system's own address.
   */
  applyOrigin?: string
  /** 0 at first; with each next one a few postings are new, edited and gone. */
  revision?: number
  /** For tests: some postings hold what a hostile author might paste. The demo that a person starts has none. */
  isHostile?: boolean
  /** Dates are counted from the first of its month and from its Monday; the present by default. */
  today?: Date
}

/** Share of postings held back to appear at later revisions. */
const RESERVE = 0.1

const withApplyOrigin = (posting: DemoPosting, applyOrigin: string | undefined): DemoPosting => {
  if (applyOrigin === undefined) return posting
  const url = `${applyOrigin}/apply/${posting.tenant}/${posting.id}`
  return { ...posting, url, applyUrl: url }
}

/** Things an answer holds that are no jobs on offer: a draft, or a post for the talent pool. */
const hiddenPosting = (employer: Employer, plan: RolePlan, starts: Starts): DemoPosting => {
  const title =
    employer.system === 'greenhouse' ? 'Join our talent community' : `${plan.title} (draft, do not publish)`
  const posting = makePosting(employer, { ...plan, title }, starts)
  return { ...posting, oddities: ['not public'] }
}

const hiddenPostings = (employer: Employer, plans: RolePlan[], starts: Starts): DemoPosting[] => {
  const plan = plans.at(-1)
  const shows = employer.system === 'greenhouse' || employer.system === 'ashby'
  return plan && shows ? [hiddenPosting(employer, plan, starts)] : []
}

const makeBoard = (employer: Employer, options: DemoBoardsOptions): DemoBoard => {
  const starts = startsOf(options.today ?? new Date())
  const revision = options.revision ?? 0
  const count = employer.postings + Math.ceil(employer.postings * RESERVE)
  const plans = planRoles(employer, count, options.isHostile)
  const postings = plans.flatMap((plan, index) => {
    const posting = makePosting(employer, plan, starts)
    const life = lifeOf(`${employer.tenant} ${posting.id}`, index >= employer.postings)
    return isLive(life, revision) ? [atRevision(posting, life, revision)] : []
  })
  const show = (posting: DemoPosting) => withApplyOrigin(posting, options.applyOrigin)
  return { employer, postings: postings.map(show), hidden: hiddenPostings(employer, plans, starts).map(show) }
}

/**
 * All demo boards with their postings and the right answers to them, the same for the same options.
 * Texts are original; no employer exists.
 */
export const makeDemoBoards = (options: DemoBoardsOptions = {}): DemoBoard[] =>
  EMPLOYERS.map((employer) => makeBoard(employer, options))
