import { type FoundPosting, squeeze } from '@lilypad/domain'
import { readPlaces } from '../places/read-places.ts'
import { readWorkplace } from './read-workplace.ts'

const LONGEST_TITLE = 500

/** Whether a posting's text may still make its job remote: title, or workplace, of an on-site or hybrid one settle it. */
export function mayBeRemote(found: FoundPosting): boolean {
  const stated = readPlaces(found).workplace
  const isFlag = stated === 'On-Site' && found.workplace === null
  const title = squeeze(found.title.slice(0, LONGEST_TITLE))
  const fields = { workplace: isFlag ? null : stated, isFlag: false }
  const { workplace } = readWorkplace(fields, { title, sentences: [] })
  return workplace === null || workplace === 'Remote'
}
