import type { listingsCalls } from '@lilypad/contracts'
import type { Handlers } from '../../../http/implement.ts'
import { curationDeskHandlers } from './curation-desk.ts'
import { deletedJobsHandlers } from './deleted-jobs.ts'
import { importJobHandlers } from './import-job.ts'
import type { ListingsNeeds } from './listings-needs.ts'
import { postingVersionsHandlers } from './posting-versions.ts'

export const listingsHandlers = (needs: ListingsNeeds): Handlers<typeof listingsCalls> => ({
  ...deletedJobsHandlers(needs),
  ...importJobHandlers(needs),
  ...curationDeskHandlers(needs),
  ...postingVersionsHandlers(needs),
})
