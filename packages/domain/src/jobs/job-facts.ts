import { HIRING_NATIONALLY, type TravelLevel } from './job-values.ts'

type Described = {
  title: string
  companyName: string
  salaryRange: string | null
  salaryMax: number | null
  locations: readonly string[]
  travel: TravelLevel
}

/** What alerts and feeds say of a job, each in words; null where nothing is known. */
export type JobFacts = {
  title: string
  company: string
  salary: string | null
  location: string
  travel: string
}

/** A job in words, as its card has them: title, company, salary, places and travel. */
export const jobFacts = (job: Described): JobFacts => ({
  title: job.title.trim() || '(No Job Title)',
  company: job.companyName,
  salary: job.salaryRange || salaryUpTo(job.salaryMax),
  location: job.locations.length === 0 ? HIRING_NATIONALLY : job.locations.join(', '),
  travel: job.travel,
})

const salaryUpTo = (most: number | null) =>
  most === null ? null : `Up to $${Math.round(most).toLocaleString('en-US')}`
