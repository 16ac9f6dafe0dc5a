import { ApiError, type listingCasesCalls, type reportCalls } from '@lilypad/contracts'
import {
  addToOutbox,
  type DecidedCase,
  decideListingCase,
  type Executor,
  findPerson,
  type ListingCase,
  listListingCases,
  reportListing,
} from '@lilypad/db'
import type { ReportDecision } from '@lilypad/domain'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement.ts'
import { PAGE_LENGTH } from '../../admin/calls/page-length.ts'
import { NOT_AVAILABLE } from './handlers.ts'

const toCase = (row: ListingCase) => ({
  id: row.id,
  job_id: row.jobId,
  title: row.title,
  company: row.companyName,
  is_deleted: row.deletedAt !== null,
  opened_at: row.openedAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  decision: row.decision,
  reports: row.reports.map(({ reason, message, reportedAt, userId }) => ({
    reason,
    message,
    reported_at: reportedAt.toISOString(),
    is_member: userId !== null,
  })),
})

const tellReporters = async (tx: Executor, decided: DecidedCase, decision: ReportDecision) => {
  const { title, companyName } = decided
  for (const { caseId, userId, reason } of decided.reports) {
    const person = userId === null ? null : await findPerson(tx, userId)
    if (!person) continue
    const { firstName } = person
    await addToOutbox(tx, {
      userId: person.id,
      recipient: person.email,
      cause: `report ${caseId} ${person.id}`,
      letter: { kind: 'listing-report', content: { firstName, title, companyName, reason, decision } },
    })
  }
}

export const reportHandlers = ({
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Handlers<typeof reportCalls & typeof listingCasesCalls> => ({
  async reportListing({ request: { id, reason, message }, user, tier }) {
    const report = { jobId: id, userId: user?.id ?? null, tier, reason, message, now: now() }
    if (!(await reportListing(db, report))) throw new ApiError('not_found', NOT_AVAILABLE)
    return { message: 'Thank you. We will look at it.' }
  },

  async loadListingCases({ request: { page } }) {
    const { cases, total, open } = await listListingCases(db, { page, pageLength: PAGE_LENGTH })
    return { cases: cases.map(toCase), num_cases: total, num_open: open, page_length: PAGE_LENGTH }
  },

  async decideListingCase({ request: { id, decision }, audit }) {
    const decided = await db.transaction(async (tx) => {
      const found = await decideListingCase(tx, { id, decision, now: now() })
      if (found) await tellReporters(tx, found, decision)
      return found
    })
    if (!decided) throw new ApiError('not_found', 'There is no such open case.')
    audit(`job ${decided.jobId}`, { decision })
    return {}
  },
})
