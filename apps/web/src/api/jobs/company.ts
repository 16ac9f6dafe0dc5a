import { type Calls, companiesCalls, type Reply } from '@lilypad/contracts'
import { allCheckedAt, type EmployerFacts, newYorkDay } from '@lilypad/domain'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'
import { type ListedJob, listedJob } from './jobs.ts'

const companiesApi = createCallClient(companiesCalls)

export type CompanyBoard = { address: string; lastChecked: string | null; postings: number }

export type Company = {
  name: string
  logoFile: string | null
  site: string | null
  facts: EmployerFacts
  boards: readonly CompanyBoard[]
  /** The open jobs that the person may see. */
  jobs: readonly ListedJob[]
}

const toCompany = (reply: Reply<Calls['loadCompany']>): Company => {
  const boards = reply.boards.map(({ address, last_checked: lastChecked, postings }) => ({
    address,
    lastChecked,
    postings,
  }))
  const lastChecked = allCheckedAt(boards.map((board) => board.lastChecked))
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
    boards,
    jobs: reply.jobs.map(listedJob),
  }
}

export const companyQuery = (company: string) =>
  queryOptions(callQuery(companiesApi, 'loadCompany', { company }, toCompany))
