import type { listingsCalls } from '@lilypad/contracts'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement.ts'
import type { JobList } from '../../jobs/list/job-list.ts'

export type ListingsNeeds = Pick<Deps, 'database' | 'queue' | 'now' | 'span'> & { jobList: JobList }

export type SomeListings<N extends keyof typeof listingsCalls> = Pick<Handlers<typeof listingsCalls>, N>
