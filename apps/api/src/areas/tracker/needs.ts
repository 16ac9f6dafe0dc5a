import { ApiError, type trackerCalls } from '@lilypad/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../implement.ts'

/** What the handlers of the tracker stand on. */
export type Needs = Pick<Deps, 'config' | 'database' | 'queue' | 'files' | 'now'> & { log: FastifyBaseLogger }

/** The handlers of a few of the calls. */
export type Some<N extends keyof typeof trackerCalls> = Pick<Handlers<typeof trackerCalls>, N>

/** Another person's application, one that was taken off and one that never was are the same to the asker. */
export const noApplication = (): ApiError => new ApiError('not_found', 'This application could not be found.')
