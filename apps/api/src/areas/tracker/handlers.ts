import type { trackerCalls } from '@lilypad/contracts'
import type { Handlers } from '../../http/implement.ts'
import { applicationsHandlers } from './applications.ts'
import { appliedHandlers } from './applied.ts'
import { documentsHandlers } from './documents.ts'
import { importHandlers } from './import-applications.ts'
import type { Needs } from './needs.ts'

export const trackerHandlers = (needs: Needs): Handlers<typeof trackerCalls> => ({
  ...applicationsHandlers(needs),
  ...appliedHandlers(needs),
  ...documentsHandlers(needs),
  ...importHandlers(needs),
  async readListing({ user, request: { job_url: typed } }) {
    const { title, companyName, salaryRange } = await needs.readListing(user.id, typed)
    return { job_title: title, company_name: companyName, salary_range: salaryRange }
  },
})
