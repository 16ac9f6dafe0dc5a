import { ApiError } from '@lilypad/contracts'
import { type LongText, MAX_TEXT_BYTES } from '@lilypad/db'

const MAX_TEXT = `${MAX_TEXT_BYTES / 1_000_000} MB`

const listed = new Intl.ListFormat('en', { type: 'disjunction' })

const toSize = (bytes: number) => (bytes < 1_000 ? `${bytes} bytes` : `${Math.round(bytes / 1_000)} KB`)

const toName = ({ title, companyName, bytes, isHidden }: LongText) =>
  `“${title}” at ${companyName} (${toSize(bytes)}${isHidden ? ', taken off your tracker' : ''})`

export const tooMuchText = (longest: readonly LongText[]): ApiError =>
  new ApiError(
    'too_large',
    `Your notes and questions can take at most ${MAX_TEXT} together, and this would be more. ` +
      (longest.length === 0
        ? 'Please shorten it.'
        : `Please shorten it, or what stands at ${listed.format(longest.map(toName))}.`),
  )

/** The reply does not distinguish another person's application, a removed one and one that never existed. */
export const noApplication = (): ApiError => new ApiError('not_found', 'This application could not be found.')
