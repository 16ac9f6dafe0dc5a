import type { trackerCalls } from '@lilypad/contracts'
import type { Handlers } from '../../http/implement-calls.ts'
import { applicationsHandlers, appliedHandlers } from './applications.ts'
import { documentsHandlers } from './documents.ts'
import type { Needs } from './handler-types.ts'
import { importHandlers } from './import-applications.ts'

export const trackerHandlers = (needs: Needs): Handlers<typeof trackerCalls> => ({
  ...applicationsHandlers(needs),
  ...appliedHandlers(needs),
  ...documentsHandlers(needs),
  ...importHandlers(needs),
  async readListing({ user, tier, request: { job_url: typed } }) {
    const { title, companyName, salaryRange } = await needs.readListing({ userId: user.id, tier }, typed)
    return { job_title: title, company_name: companyName, salary_range: salaryRange }
  },
})
