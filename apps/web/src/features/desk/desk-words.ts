import type { ListedDeskCase } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import type { DeskKind, ReportDecision } from '@lilypad/domain'

type Words = {
  decisions: Record<ReportDecision, string>
  /** What to know before one decides. */
  hint?: string
  /** Where it can be looked into. Without it there is no page for it. */
  at?: (listed: ListedDeskCase) => string
}

const SETTLED = { acted: 'Done', dismissed: 'Nothing to do' }
const LOOKED_AT = { acted: 'Put right', dismissed: 'Nothing wrong' }

/** As much as a search takes, without half an emoji at its end. */
const toSearch = (title: string) => title.slice(0, 200).replace(/\p{Cs}$/u, '')

/** The decisions of each kind of case, as their buttons say them. */
export const DESK_WORDS: Record<DeskKind, Words> = {
  report: {
    decisions: LOOKED_AT,
    hint: 'Put it right first: the members who reported it are told of your decision by e-mail.',
    at: ({ job_title: title }) =>
      `${paths.adminCuration.href()}?search=${encodeURIComponent(toSearch(title ?? ''))}`,
  },
  suspect: {
    decisions: { acted: 'Delete the missing', dismissed: 'Keep them' },
    at: paths.adminScraper.href,
  },
  board: { decisions: LOOKED_AT, at: paths.adminScraper.href },
  refund: { decisions: SETTLED, at: paths.adminPayments.href },
  dispute: { decisions: SETTLED, at: paths.adminPayments.href },
  fraud_warning: {
    decisions: { acted: 'Refunded', dismissed: 'Leave it' },
    at: paths.adminPayments.href,
  },
  removal: {
    decisions: { acted: 'Told them', dismissed: 'Not needed' },
    at: paths.adminRemovals.href,
  },
  data_request: {
    decisions: { acted: 'Answered', dismissed: 'Refused' },
    hint: 'To be answered within a month.',
    at: ({ user_id: id }) => `${paths.adminUsers.href()}?data=${id}`,
  },
  search_engine: {
    decisions: LOOKED_AT,
    at: () => `${paths.adminDesk.href()}?show=search-engines`,
  },
  backup: { decisions: LOOKED_AT },
  mail: { decisions: LOOKED_AT },
}
