import type { accountSettingsCalls, logInAndSignUpCalls } from '@lilypad/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import type { CallerQueues } from '../../http/caller-queues.ts'
import type { Handlers } from '../../http/implement-calls.ts'

export type Needs = Pick<Deps, 'config' | 'database' | 'queue' | 'payments' | 'files' | 'now' | 'span'> & {
  log: FastifyBaseLogger
  /** The changes of a person one after the other. */
  turns: CallerQueues
}

export type AccountCalls = typeof logInAndSignUpCalls & typeof accountSettingsCalls

export type Some<N extends keyof AccountCalls> = Pick<Handlers<AccountCalls>, N>
