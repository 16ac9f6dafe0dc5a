import { type Clock, ScrapeError } from '@lilypad/domain'
import { createGuard, type Lookup } from './guard.ts'
import { unlessAborted } from './wait.ts'

const PATIENCE_MS = 5_000

type Options = Pick<Clock, 'span'> & {
  /** SCRAPE_ALLOW_PRIVATE. */
  allowPrivate: boolean
  lookup?: Lookup
}

/**
 * Whether messages may be sent to an address: a public web address by its form, whose name leads to no private one. A
 * name that cannot be resolved now may be one later: the door looks again at each sending.
 */
export const maySendTo = async (address: string, { span, ...rules }: Options): Promise<boolean> => {
  const guard = createGuard({ ...rules, replaying: false })
  try {
    const patience = AbortSignal.timeout(Math.ceil(span(PATIENCE_MS)))
    await unlessAborted(guard.check(address), patience)
    return true
  } catch (error) {
    return !(error instanceof ScrapeError && error.kind === 'blocked')
  }
}
