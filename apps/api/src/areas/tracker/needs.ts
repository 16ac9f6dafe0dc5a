import { ApiError, type trackerCalls } from '@lilypad/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import type { Handlers } from '../../http/implement.ts'

/** What the handlers of the tracker stand on. */
export type Needs = Pick<Deps, 'database' | 'queue' | 'files' | 'now' | 'span'> & { log: FastifyBaseLogger }

/** The handlers of some of the calls. */
export type Some<N extends keyof typeof trackerCalls> = Pick<Handlers<typeof trackerCalls>, N>

/** The reply does not distinguish another person's application, a removed one and one that never existed. */
export const noApplication = (): ApiError => new ApiError('not_found', 'This application could not be found.')
