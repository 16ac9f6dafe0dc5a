import { type Calls, companiesCalls, type Reply } from '@lilypad/contracts'
import { allCheckedAt, type EmployerFacts, newYorkDay } from '@lilypad/domain'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'
import { type ListedJob, listedJob } from './jobs.ts'

const companiesApi = createCallClient(companiesCalls)

type CompanyReply = Reply<Calls['loadCompany']>

export type Company = {
  name: string
  logoFile: string | null
  site: string | null
  facts: EmployerFacts
  boards: CompanyReply['boards']
  /** The open jobs that the person may see. */
  jobs: readonly ListedJob[]
}

function toCompany(reply: CompanyReply): Company {
  const lastChecked = allCheckedAt(reply.boards.map(({ last_checked }) => last_checked))
  return {
    name: reply.company,
    logoFile: reply.company_logo_filename,
    site: reply.site,
    facts: {
      openJobs: reply.open_jobs,
      medianDaysOpen: reply.median_days_open,
      statesPay: reply.states_pay,
      lastChecked: lastChecked && newYorkDay(new Date(lastChecked)),
    },
    boards: reply.boards,
    jobs: reply.jobs.map(listedJob),
  }
}

export const companyQuery = (company: string) =>
  queryOptions(callQuery(companiesApi, 'loadCompany', { company }, toCompany))
