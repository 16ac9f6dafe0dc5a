import { STATE_CODES, stateName } from '../places/us-states.ts'
import { HIRING_NATIONALLY, type TravelLevel } from '../postings/job-values.ts'
import { keptDatesText } from './job-dates.ts'
import { salaryText } from './job-pay.ts'
import { getTitle } from './job-title.ts'

type Placed = {
  locations: readonly string[]
  eligibleStates?: readonly string[] | null
  isPlaceStated?: boolean
}

type Described = Placed & {
  title: string
  companyName: string
  salaryRange: string | null
  salaryMax: number | null
  travel: TravelLevel
}

const statesLeftOut = (eligible: readonly string[]) =>
  STATE_CODES.filter((code) => !eligible.includes(code)).map(stateName)

/** The places that a job's row names, the first `shown` in words: 'Hiring Nationally' only if that is stated. */
export function placeText(
  { locations, eligibleStates = null, isPlaceStated = true }: Placed,
  shown = Number.POSITIVE_INFINITY,
): string {
  const rest = locations.length - shown
  if (rest > 1) return `${locations.slice(0, shown).join(', ')} and ${rest} more`
  if (locations.length > 0) return locations.join(', ')
  if (!isPlaceStated) return 'States not stated'
  const leftOut = eligibleStates === null ? [] : statesLeftOut(eligibleStates)
  const isAllBut = leftOut.length > 0 && leftOut.length < STATE_CODES.length / 2
  return isAllBut ? `All states but ${leftOut.join(' and ')}` : HIRING_NATIONALLY
}

export const jobFacts = (job: Described) => ({
  title: getTitle(job),
  company: job.companyName,
  salary: salaryText(job),
  location: placeText(job),
  travel: job.travel,
})

type Shown = Parameters<typeof jobFacts>[0] & Parameters<typeof keptDatesText>[0] & { jobType: string | null }

export function feedWords(job: Shown): { title: string; text: string } {
  const { title, company, salary, location, travel } = jobFacts(job)
  const facts = [salary, location, job.jobType, travel, keptDatesText(job)]
  return {
    title: company === '' ? title : `${title} at ${company}`,
    text: facts.filter((fact) => fact !== null).join(' · '),
  }
}
