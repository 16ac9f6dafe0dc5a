import { type IntakeAnswers, intakeFilter, intakeProfile } from '../../intake/intake.ts'
import { STATE_CODES, stateCode } from '../../places/us-states.ts'
import type { TravelLevel } from '../../postings/job-values.ts'
import { audienceLabel } from '../audience-groups.ts'
import { inThousands, SALARY_SLIDER } from '../filters/salary-slider.ts'
import { compareByDate, type SortableJob } from '../job-sort.ts'

export type Wishes = {
  role: string | null
  /** The English name of the state they live in. */
  state: string | null
  categories: readonly string[]
  travel: readonly TravelLevel[]
  /** Dollars a year; null for people who accept any pay. */
  leastPay: number | null
  /** Whether they answered the questionnaire: they may sort by fit. */
  haveAnswered: boolean
}

/** Facts of a job that match the wishes, and those that do not, in short words. What is not stated is in neither. */
export type Fit = { fits: readonly string[]; differs: readonly string[] }

/** The wishes of a person; null for one who named no state and answered no questionnaire. */
export function toWishes(
  profile: { role: string | null; state: string | null } | null,
  answers: IntakeAnswers | null,
): Wishes | null {
  const state = profile?.state || null
  const role = profile?.role ?? null
  if (answers === null) return state === null ? null : { role, state, ...NO_WISHES }
  const { categories, travel, salaryFrom } = intakeFilter(answers)
  return {
    role: role ?? intakeProfile(answers).role,
    state,
    categories,
    travel,
    leastPay: salaryFrom > SALARY_SLIDER.lowest ? salaryFrom : null,
    haveAnswered: true,
  }
}

const NO_WISHES = { categories: [], travel: [], leastPay: null, haveAnswered: false }

/** The audience by which a posting welcomes people of this role, and how a card says so beside the audience itself. */
const WELCOMES: Readonly<Record<string, { label: string; text: string }>> = {
  'preK-12 Educator': { label: audienceLabel('CP1'), text: 'your role' },
  'Higher Ed Admin/Faculty': { label: audienceLabel('CP2'), text: 'your role' },
  Student: { label: audienceLabel('EC'), text: 'early career' },
}

export type FitJob = {
  category: string
  travel: TravelLevel
  audience: readonly string[]
  salaryMax: number | null
  eligibleStates: readonly string[] | null
}

type Fact = {
  fits(job: FitJob, wishes: Wishes): boolean | null
  match(job: FitJob, wishes: Wishes): string
  difference(job: FitJob, wishes: Wishes): string
}

/** A posting that rules out a few states alone does not name the others. */
const MAX_STATES = STATE_CODES.length / 2

const state: Fact = {
  fits({ eligibleStates }, { state }) {
    const code = state === null ? undefined : stateCode(state)
    if (code === undefined || eligibleStates === null) return null
    if (!eligibleStates.includes(code)) return false
    return eligibleStates.length < MAX_STATES || null
  },
  match: (_job, { state }) => `open to ${state}`,
  difference: (_job, { state }) => `not open to ${state}`,
}

const pay: Fact = {
  fits: ({ salaryMax }, { leastPay }) =>
    leastPay === null || salaryMax === null ? null : salaryMax >= leastPay,
  match: (_job, { leastPay }) => `reaches your ${inThousands(leastPay ?? 0)}`,
  difference: ({ salaryMax }, { leastPay }) =>
    `pays up to ${inThousands(salaryMax ?? 0)}, below your ${inThousands(leastPay ?? 0)}`,
}

const travel: Fact = {
  fits: (job, wishes) => (wishes.travel.length === 0 ? null : wishes.travel.includes(job.travel)),
  match: (job) => job.travel.toLowerCase(),
  difference: (job) => `${job.travel.toLowerCase()}, more than you want`,
}

/** 'Other' is many kinds of work: that it was chosen says nothing of a job. */
const category: Fact = {
  fits: (job, { categories }) =>
    categories.length === 0 || job.category === 'Other' ? null : categories.includes(job.category),
  match: (job) => job.category,
  difference: (job) => `${job.category} is not one of your fields`,
}

const findWelcome = (role: string | null) => (role === null ? undefined : WELCOMES[role])

/** A posting that names other audiences does not say that this one is unwelcome. */
const role: Fact = {
  fits: ({ audience }, wishes) => audience.includes(findWelcome(wishes.role)?.label ?? '') || null,
  match: (_job, wishes) => findWelcome(wishes.role)?.text ?? '',
  difference: () => '',
}

/** In the order of a card's line, which is cut at its end. */
const FACTS = [state, pay, travel, category, role]

export function findFit(job: FitJob, wishes: Wishes): Fit {
  const those = (fits: boolean) => FACTS.filter((fact) => fact.fits(job, wishes) === fits)
  return {
    fits: those(true).map((fact) => fact.match(job, wishes)),
    differs: those(false).map((fact) => fact.difference(job, wishes)),
  }
}

export const fitWeight = (job: FitJob, wishes: Wishes) =>
  FACTS.reduce((weight, fact) => {
    const fits = fact.fits(job, wishes)
    return fits === null ? weight : weight + (fits ? 1 : -1)
  }, 0)

/** Each fact that matches counts for a job, each that does not against it; then by date. What one applied to is last. */
export function sortByFit<J extends FitJob & SortableJob & { applied?: { isOtherJob: boolean } }>(
  jobs: readonly J[],
  wishes: Wishes,
): J[] {
  const alike = new Map<number, J[]>()
  for (const job of jobs.toSorted(compareByDate)) {
    const weight = job.applied?.isOtherJob === false ? Number.NEGATIVE_INFINITY : fitWeight(job, wishes)
    const group = alike.get(weight)
    if (group) group.push(job)
    else alike.set(weight, [job])
  }
  return [...alike].toSorted(([a], [b]) => b - a).flatMap(([, group]) => group)
}
