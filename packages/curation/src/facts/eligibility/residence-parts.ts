import { anyOf } from '../../patterns/pattern.ts'

// The parts of expressions on where one lives.
export const MUST = anyOf(['must', 'should', 'needs? to', 'required to', 'has to', 'have to', 'shall'])
export const PEOPLE = anyOf([
  'candidates?|applicants?|applications?|residents?|people|individuals?|those|anyone',
  'employees?',
])
export const POST = anyOf(['position', 'role', 'job', 'opportunity'])
export const REMOTE =
  '(?:remote(?:ly)?|telecommut(?:e|ing)\\*?|work(?:ing)? from home|virtual(?= position| role))'
export const US = '(?:us|u\\.s\\.|united states)'
export const AREA = anyOf(['metro\\w*', 'area', 'region', 'county', 'vicinity'])
/** Before a place. */
export const WITHIN = '(?:in|within|near|from)\\b'
/** A time or way by a dash, 'a 30-minute drive of'. */
export const REACH = '(?:\\d+|one|two)[- ](?:hour|minute|mile)s?(?: drive| commute)? (?:of|from)'
