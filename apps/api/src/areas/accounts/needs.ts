import type { accountsCalls } from '@lilypad/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/implement.ts'

/** What the account handlers depend on. */
export type Needs = Pick<Deps, 'config' | 'database' | 'queue' | 'payments' | 'files' | 'now' | 'span'> & {
  log: FastifyBaseLogger
}

/** The handlers of some of the calls. */
export type Some<N extends keyof typeof accountsCalls> = Pick<Handlers<typeof accountsCalls>, N>
