import {
  ApiError,
  type Program,
  type ProgramName,
  type ProgramReplyOf,
  type ProgramRequestOf,
  type Programs,
  programs,
} from '@lilypad/contracts'
import type { Person } from '@lilypad/db'
import type { Scope, Tier } from '@lilypad/domain'
import type { Deps } from '../../deps.ts'
import { requireAccess } from '../../http/access.ts'
import { readRequest } from '../../http/read-request.ts'
import type { JobList } from '../jobs/list/job-list.ts'
import { jobsHandlers } from './handlers/jobs.ts'
import { searchesHandlers } from './handlers/searches.ts'
import { trackerHandlers } from './handlers/tracker.ts'
import type { KeyVisit } from './key-visit.ts'

export type Needs = Pick<Deps, 'config' | 'database' | 'now'> & { jobList: JobList }

type Context<P extends Program> = { user: Person; tier: Tier; request: ProgramRequestOf<P> }

/** What answers a program; it knows nothing of HTTP or MCP. */
export type ProgramHandlers<N extends ProgramName> = {
  [Name in N]: (context: Context<Programs[Name]>) => Promise<ProgramReplyOf<Programs[Name]>>
}

const missing = (scope: Scope) => `This key does not allow ${scope}.`

/** Refuses a program that the key does not allow. */
export const requireScope = ({ scope }: Program, visit: KeyVisit): void => {
  requireAccess({ access: 'member' }, { session: null, user: visit.user, tier: visit.tier })
  if (!visit.scopes.includes(scope)) throw new ApiError('forbidden', missing(scope))
}

type AnyHandler = (context: Context<Program>) => Promise<object>

/**
 * Runs the programs of the registry, for REST and MCP alike: scope, request schema, handler, reply schema, in this order.
 * Throws ApiError for a refusal.
 */
export const createPrograms = (needs: Needs) => {
  const handlers: ProgramHandlers<ProgramName> = {
    ...jobsHandlers(needs),
    ...searchesHandlers(needs),
    ...trackerHandlers(needs),
  }
  return async (name: ProgramName, visit: KeyVisit, raw: unknown): Promise<object> => {
    const program: Program = programs[name]
    requireScope(program, visit)
    const request = readRequest(program, raw) as ProgramRequestOf<Program>
    const { user, tier } = visit
    const reply = await (handlers[name] as unknown as AnyHandler)({ user, tier, request })
    return program.reply.parse(reply) as object
  }
}

export type RunProgram = ReturnType<typeof createPrograms>
