import { ApiError, type Program, type ProgramName, type ProgramRequestOf, programs } from '@lilypad/contracts'
import type { Scope } from '@lilypad/domain'
import { requireAccess } from '../../http/access.ts'
import type { Gate } from '../../http/implement-calls.ts'
import { readRequest } from '../../http/read-request.ts'
import type { KeyAuth } from './authenticate-key.ts'
import type { Context, Needs, ProgramHandlers } from './handler-types.ts'
import { jobAddressHandlers } from './job-address-programs.ts'
import { jobsHandlers } from './job-programs.ts'
import { trackerHandlers } from './tracker-programs.ts'

const missing = (scope: Scope) => `This key does not allow ${scope}.`

export function requireScope({ scope }: Program, auth: KeyAuth): void {
  requireAccess({ access: 'member' }, { session: null, user: auth.user, tier: auth.tier })
  if (!auth.scopes.includes(scope)) throw new ApiError('forbidden', missing(scope))
}

type AnyHandler = (context: Context<Program>) => Promise<object>

/** For REST and MCP alike: scope, request schema, handler, reply schema, in this order. Throws ApiError. */
export function createPrograms(needs: Needs, { turns }: Pick<Gate, 'turns'>) {
  const handlers: ProgramHandlers<ProgramName> = {
    ...jobsHandlers(needs),
    ...trackerHandlers(needs),
    ...jobAddressHandlers(needs),
  }
  return async (name: ProgramName, auth: KeyAuth, raw: unknown): Promise<object> => {
    const program: Program = programs[name]
    requireScope(program, auth)
    const request = readRequest(program, raw) as ProgramRequestOf<Program>
    const work = () => (handlers[name] as unknown as AnyHandler)({ ...auth, request })
    const isChange = program.method !== 'GET' && name !== 'readPosting'
    const reply = await (isChange ? turns(auth.user.id, work) : work())
    return program.reply.parse(reply) as object
  }
}

export type RunProgram = ReturnType<typeof createPrograms>
