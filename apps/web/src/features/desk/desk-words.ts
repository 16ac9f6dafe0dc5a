import type { ListedDeskCase } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import type { DeskKind, ReportDecision } from '@lilypad/domain'

type Words = {
  name: string
  decisions: Record<ReportDecision, string>
  /** Where it can be looked into. */
  at: (listed: ListedDeskCase) => string
}

const SETTLED = { acted: 'Done', dismissed: 'Nothing to do' }
const LOOKED_AT = { acted: 'Put right', dismissed: 'Nothing wrong' }

export const DESK_WORDS: Record<DeskKind, Words> = {
  report: {
    name: 'Report',
    decisions: LOOKED_AT,
    at: ({ job_id: id }) => (id === null ? paths.adminCuration.href() : paths.job.href(id)),
  },
  suspect: {
    name: 'Suspect board',
    decisions: { acted: 'Delete the missing', dismissed: 'Keep them' },
    at: paths.adminScraper.href,
  },
  board: { name: 'Board', decisions: LOOKED_AT, at: paths.adminScraper.href },
  refund: { name: 'Refund', decisions: SETTLED, at: paths.adminPayments.href },
  dispute: { name: 'Dispute', decisions: SETTLED, at: paths.adminPayments.href },
  fraud_warning: {
    name: 'Fraud warning',
    decisions: { acted: 'Refunded', dismissed: 'Leave it' },
    at: paths.adminPayments.href,
  },
  removal: {
    name: 'Removal',
    decisions: { acted: 'Told them', dismissed: 'Not needed' },
    at: paths.adminRemovals.href,
  },
  data_request: {
    name: 'Data request',
    decisions: { acted: 'Answered', dismissed: 'Refused' },
    at: ({ user_id: id }) => `${paths.adminUsers.href()}?data=${id}`,
  },
  search_engine: {
    name: 'Search engines',
    decisions: LOOKED_AT,
    at: () => `${paths.adminDesk.href()}?show=search-engines`,
  },
  backup: { name: 'Backup', decisions: LOOKED_AT, at: paths.adminDesk.href },
}
