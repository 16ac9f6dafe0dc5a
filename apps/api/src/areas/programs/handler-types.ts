import type { Program, ProgramName, ProgramReplyOf, ProgramRequestOf, Programs } from '@lilypad/contracts'
import type { Deps } from '../../deps/deps.ts'
import type { JobList } from '../jobs/list/job-list.ts'
import type { ListingReader } from '../tracker/read-listing.ts'
import type { KeyAuth } from './authenticate-key.ts'

export type Needs = Pick<Deps, 'config' | 'database' | 'now'> & {
  jobList: JobList
  readListing: ListingReader
}

export type Context<P extends Program> = KeyAuth & { request: ProgramRequestOf<P> }

/** What answers a program; it knows nothing of HTTP or MCP. */
export type ProgramHandlers<N extends ProgramName> = {
  [Name in N]: (context: Context<Programs[Name]>) => Promise<ProgramReplyOf<Programs[Name]>>
}
