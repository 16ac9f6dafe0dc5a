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

/** A job's title as people see it. */
export const titleOf = ({ title }: Pick<Described, 'title'>): string => title.trim() || '(No Job Title)'

/** The largest salary as a listing prints it: 'Up to $90,000'. */
export const printedMax = (dollars: number): string => `Up to $${Math.round(dollars).toLocaleString('en-US')}`

/** The salary as the listing prints it, else up to the largest; null when the job names no pay. */
export const salaryText = ({
  salaryRange,
  salaryMax,
}: Pick<Described, 'salaryRange' | 'salaryMax'>): string | null =>
  salaryRange || (salaryMax === null ? null : printedMax(salaryMax))

/** The salary on a card, which says so where a job names none. */
export const cardSalary = (job: Pick<Described, 'salaryRange' | 'salaryMax'>): string =>
  salaryText(job) ?? 'Salary not listed'

/** A job's title, company, salary, places and travel, worded as on its card. */
export const jobFacts = (job: Described): JobFacts => ({
  title: titleOf(job),
  company: job.companyName,
  salary: salaryText(job),
  location: job.locations.length === 0 ? HIRING_NATIONALLY : job.locations.join(', '),
  travel: job.travel,
})
