import { keptDatesText } from './job-dates.ts'
import { HIRING_NATIONALLY, type TravelLevel } from './job-values.ts'
import { type PayWords, payWords } from './pay-text.ts'

type Described = {
  title: string
  companyName: string
  salaryRange: string | null
  salaryMax: number | null
  locations: readonly string[]
  travel: TravelLevel
}

export type JobFacts = {
  title: string
  company: string
  salary: string | null
  location: string
  travel: string
}

export const getTitle = ({ title }: Pick<Described, 'title'>): string => title.trim() || '(No Job Title)'

export const printedMax = (dollars: number): string => `Up to $${Math.round(dollars).toLocaleString('en-US')}`

type Paid = Pick<Described, 'salaryRange' | 'salaryMax'> & { jobType?: string | null }

/** By the printed range, else up to the largest. An hour's pay says nothing of a year in part-time work. */
export const getPay = ({ salaryRange, salaryMax, jobType }: Paid): PayWords | null => {
  if (salaryRange) {
    const pay = payWords(salaryRange, salaryMax)
    return jobType === 'Part-Time' ? { ...pay, aYear: null } : pay
  }
  return salaryMax === null ? null : { text: printedMax(salaryMax), aYear: null }
}

/** The same in one line: '$22 to $30 an hour (about $62,400 a year)'. */
export const salaryText = (job: Paid): string | null => {
  const pay = getPay(job)
  return pay && (pay.aYear === null ? pay.text : `${pay.text} (${pay.aYear})`)
}

export const jobFacts = (job: Described): JobFacts => ({
  title: getTitle(job),
  company: job.companyName,
  salary: salaryText(job),
  location: job.locations.length === 0 ? HIRING_NATIONALLY : job.locations.join(', '),
  travel: job.travel,
})

type Shown = Parameters<typeof jobFacts>[0] & Parameters<typeof keptDatesText>[0] & { jobType: string | null }

export const feedWords = (job: Shown): { title: string; text: string } => {
  const { title, company, salary, location, travel } = jobFacts(job)
  const facts = [salary, location, job.jobType, travel, keptDatesText(job)]
  return {
    title: company === '' ? title : `${title} at ${company}`,
    text: facts.filter((fact) => fact !== null).join(' · '),
  }
}
