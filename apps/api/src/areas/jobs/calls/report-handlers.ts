import { ApiError, type listingCasesCalls, type reportCalls } from '@lilypad/contracts'
import { type ListingCase, listListingCases, reportListing } from '@lilypad/db'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement-calls.ts'
import { toWire } from '../../../http/to-wire.ts'
import { PAGE_LENGTH } from '../../admin/calls/admin-errors.ts'
import { NOT_AVAILABLE } from './handlers.ts'

const toCase = (row: ListingCase) => ({
  ...toWire(row),
  company: row.companyName,
  is_deleted: row.deletedAt !== null,
  reports: row.reports.map((report) => ({ ...toWire(report), is_member: report.userId !== null })),
})

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
})
