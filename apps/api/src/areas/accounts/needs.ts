import type { accountsCalls, ownAccountCalls } from '@lilypad/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import type { Handlers } from '../../http/implement.ts'
import type { Turns } from '../../http/turns.ts'

export type Needs = Pick<Deps, 'config' | 'database' | 'queue' | 'payments' | 'files' | 'now' | 'span'> & {
  log: FastifyBaseLogger
  /** The changes of a person one after the other. */
  turns: Turns
}

export type AccountCalls = typeof accountsCalls & typeof ownAccountCalls

export type Some<N extends keyof AccountCalls> = Pick<Handlers<AccountCalls>, N>
