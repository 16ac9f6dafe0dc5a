import type { trackerCalls } from '@lilypad/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import type { Handlers } from '../../http/implement-calls.ts'
import type { ListingReader } from './read-listing.ts'

export type Needs = Pick<Deps, 'database' | 'queue' | 'files' | 'now' | 'span'> & {
  log: FastifyBaseLogger
  readListing: ListingReader
}

export type Some<N extends keyof typeof trackerCalls> = Pick<Handlers<typeof trackerCalls>, N>
