import { HIRING_NATIONALLY, type TravelLevel } from './job-values.ts'

type Described = {
  title: string
  companyName: string
  salaryRange: string | null
  salaryMax: number | null
  locations: readonly string[]
  travel: TravelLevel
}

/** The facts of a job that alerts and feeds print; null if unknown. */
export type JobFacts = {
  title: string
  company: string
  salary: string | null
  location: string
  travel: string
}

/** A job's title, company, salary, places and travel, worded as on its card. */
export const jobFacts = (job: Described): JobFacts => ({
  title: job.title.trim() || '(No Job Title)',
  company: job.companyName,
  salary: job.salaryRange || salaryUpTo(job.salaryMax),
  location: job.locations.length === 0 ? HIRING_NATIONALLY : job.locations.join(', '),
  travel: job.travel,
})

const salaryUpTo = (most: number | null) =>
  most === null ? null : `Up to $${Math.round(most).toLocaleString('en-US')}`
