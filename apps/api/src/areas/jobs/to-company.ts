import type { companiesCalls, ReplyOf } from '@lilypad/contracts'
import type { Company, EmployerBoard } from '@lilypad/db'
import { type EmployerFacts, newYorkDay } from '@lilypad/domain'
import { encodeRow, toRow } from './to-job.ts'

const toBoard = ({ companyName, system, careersUrl, lastScrapedAt, postings }: EmployerBoard) => ({
  name: companyName,
  system,
  address: careersUrl,
  last_checked: lastScrapedAt?.toISOString() ?? null,
  postings,
})

/** The logo of an employer: of the first of its boards that has one. */
export const logoOf = ({ boards }: Pick<Company, 'boards'>): string | null =>
  boards.find(({ logoFile }) => logoFile !== null)?.logoFile ?? null

const latestOf = (instants: readonly (Date | null)[]): Date | null =>
  instants.reduce((latest, at) => (latest === null || (at !== null && at > latest) ? at : latest), null)

/** What an employer's page says of it. */
export const employerFactsOf = ({ boards, ...company }: Company): EmployerFacts => {
  const lastChecked = latestOf(boards.map(({ lastScrapedAt }) => lastScrapedAt))
  return {
    openJobs: company.openJobs,
    medianDaysOpen: company.medianDaysOpen,
    statesPay: { count: company.payingJobs, total: company.openJobs },
    lastChecked: lastChecked && newYorkDay(lastChecked),
  }
}

/** An employer as the client gets it. */
export const toCompany = (company: Company): ReplyOf<typeof companiesCalls.loadCompany> => ({
  company: company.name,
  company_logo_filename: logoOf(company),
  site: company.boards[0]?.careersUrl ?? null,
  jobs: company.jobs.map((job) => encodeRow(toRow(job))),
  open_jobs: company.openJobs,
  closed_jobs: company.closedJobs,
  median_days_open: company.medianDaysOpen,
  states_pay: { count: company.payingJobs, total: company.openJobs },
  boards: company.boards.map(toBoard),
})
