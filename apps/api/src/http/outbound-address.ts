import { ApiError } from '@lilypad/contracts'
import { ScrapeError } from '@lilypad/domain'
import type { Deps } from '../deps/deps.ts'

const UNKNOWN = 'The name in this address could not be looked up. Please check it, or try again later.'

/** An address that messages are to be sent to, as it is stored; `refusal` is what is said of one that is not public. */
export async function readOutboundAddress(
  { checkAddress }: Pick<Deps, 'checkAddress'>,
  address: string,
  refusal: string,
): Promise<string> {
  try {
    return await checkAddress(address)
  } catch (error) {
    if (!(error instanceof ScrapeError)) throw error
    throw new ApiError('bad_request', error.kind === 'unreachable' ? UNKNOWN : refusal)
  }
}
