import { type companiesCalls, type ReplyOf, toJobRow } from '@lilypad/contracts'
import type { Company, EmployerBoard } from '@lilypad/db'
import { allCheckedAt, type EmployerFacts, newYorkDay } from '@lilypad/domain'
import { toWire } from '../../../http/to-wire.ts'
import { encodeRow } from './to-job.ts'

const toBoard = ({ companyName, system, careersUrl, lastCheckedAt, postings }: EmployerBoard) => ({
  name: companyName,
  system,
  address: careersUrl,
  last_checked: lastCheckedAt?.toISOString() ?? null,
  postings,
})

/** The logo of an employer: of the first of its boards that has one. */
export const toLogo = ({ boards }: Pick<Company, 'boards'>): string | null =>
  boards.find(({ logoFile }) => logoFile !== null)?.logoFile ?? null

/** Those that carry the employer's name; another's board may show its jobs too. */
export const toOwnBoards = ({ name, boards }: Pick<Company, 'name' | 'boards'>): EmployerBoard[] =>
  boards.filter(({ companyName }) => companyName === name)

export function toEmployerFacts({ boards, ...company }: Company): EmployerFacts {
  const lastChecked = allCheckedAt(boards.map(({ lastCheckedAt }) => lastCheckedAt?.toISOString() ?? null))
  return {
    openJobs: company.openJobs,
    medianDaysOpen: company.medianDaysOpen,
    statesPay: { count: company.payingJobs, total: company.openJobs },
    lastChecked: lastChecked && newYorkDay(new Date(lastChecked)),
  }
}

export const toCompany = (company: Company): ReplyOf<typeof companiesCalls.loadCompany> => ({
  ...toWire(company),
  company: company.name,
  company_logo_filename: toLogo(company),
  site: toOwnBoards(company)[0]?.careersUrl ?? null,
  jobs: company.jobs.map((job) => encodeRow(toJobRow(job))),
  states_pay: { count: company.payingJobs, total: company.openJobs },
  boards: company.boards.map(toBoard),
})
