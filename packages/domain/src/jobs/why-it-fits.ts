import { US_STATES } from '../curation/location/us-states.ts'
import { type IntakeAnswers, intakeFilter, intakeProfile } from '../intake/intake.ts'
import { audienceLabel } from './audience-groups.ts'
import type { MayLiveThere } from './fact-words/may-live-there.ts'
import { compareByDate, type SortableJob } from './job-sort.ts'
import type { AudienceId, TravelLevel } from './job-values.ts'
import { inThousands, SALARY_SLIDER } from './salary-slider.ts'

/** What a person told us that a job can fit. */
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
export const wishesOf = (
  profile: { role: string | null; state: string | null } | null,
  answers: IntakeAnswers | null,
): Wishes | null => {
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

/** The audience by which a posting welcomes people of this role. */
const AUDIENCE_OF: Readonly<Record<string, AudienceId>> = {
  'preK-12 Educator': 'CP1',
  'Higher Ed Admin/Faculty': 'CP2',
  Student: 'EC',
}

type FitJob = {
  category: string
  travel: TravelLevel
  audience: readonly string[]
  salaryMax: number | null
  eligibleStates: readonly string[] | null
}
type Fact = { text: string; fits: boolean } | null

const CODES = new Map([...US_STATES].map(([code, name]) => [name, code]))

const livesThere = ({ eligibleStates }: FitJob, state: string): MayLiveThere => {
  const code = CODES.get(state)
  if (eligibleStates === null || code === undefined) return 'not stated'
  return eligibleStates.includes(code) ? 'yes' : 'no'
}

const stateFact = (mayLive: MayLiveThere, state: string): Fact => {
  if (mayLive === 'not stated') return null
  return mayLive === 'yes'
    ? { text: `open to ${state}`, fits: true }
    : { text: `not open to ${state}`, fits: false }
}

const payFact = ({ salaryMax }: FitJob, { leastPay }: Wishes): Fact => {
  if (leastPay === null || salaryMax === null) return null
  return salaryMax >= leastPay
    ? { text: `reaches your ${inThousands(leastPay)}`, fits: true }
    : { text: `pays up to ${inThousands(salaryMax)}, below your ${inThousands(leastPay)}`, fits: false }
}

const travelFact = (job: FitJob, { travel }: Wishes): Fact => {
  if (travel.length === 0) return null
  const level = job.travel.toLowerCase()
  return travel.includes(job.travel)
    ? { text: level, fits: true }
    : { text: `${level}, more than you want`, fits: false }
}

/** 'Other' is many kinds of work: that it was chosen says nothing of a job. */
const categoryFact = ({ category }: FitJob, { categories }: Wishes): Fact => {
  if (categories.length === 0 || category === 'Other') return null
  return categories.includes(category)
    ? { text: category, fits: true }
    : { text: `${category} is not one of your fields`, fits: false }
}

/** A posting that names other audiences does not say that this one is unwelcome. */
const roleFact = ({ audience }: FitJob, { role }: Wishes): Fact => {
  const own = role === null ? undefined : AUDIENCE_OF[role]
  const label = own && audienceLabel(own)
  return label && audience.includes(label) ? { text: label, fits: true } : null
}

/**
 * Why a job fits somebody, and why not.
 *
 * @param mayLive whether one may live in their state, for a job of which more is known than a row of the list holds
 */
export const fitOf = (job: FitJob, wishes: Wishes, mayLive?: MayLiveThere): Fit => {
  const { state } = wishes
  const facts = [
    state === null ? null : stateFact(mayLive ?? livesThere(job, state), state),
    payFact(job, wishes),
    travelFact(job, wishes),
    categoryFact(job, wishes),
    roleFact(job, wishes),
  ].filter((fact) => fact !== null)
  const texts = (fits: boolean) => facts.filter((fact) => fact.fits === fits).map(({ text }) => text)
  return { fits: texts(true), differs: texts(false) }
}

/**
 * The jobs in the order of fit, as a new list: each fact that matches counts for a job, each that does not against it.
 * Those that come to the same stand by date.
 */
export const sortByFit = <J extends FitJob & SortableJob>(jobs: readonly J[], wishes: Wishes): J[] => {
  const weighed = jobs.map((job) => {
    const { fits, differs } = fitOf(job, wishes)
    return { job, weight: fits.length - differs.length }
  })
  return weighed.sort((a, b) => b.weight - a.weight || compareByDate(a.job, b.job)).map(({ job }) => job)
}
