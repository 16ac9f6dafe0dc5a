import { anyOf } from '../patterns/pattern.ts'
import lists from './travel-words.json' with { type: 'json' }

/** The words of a list of `travel-words.json`; many are expressions. */
export const listed = (name: keyof typeof lists): string[] => lists[name].flatMap((line) => line.split(', '))

export const NUMBER = anyOf([
  '\\d{1,3}',
  '(?:a )?couple(?: of)?',
  '(?:a )?(?:few|handful(?: of)?)',
  ...['several', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve'],
])

/** What is asked of the reader, and how it is said that something is not. */
export const NEEDED =
  '(?:required?|requirement|expected|expectation|needed|necessary|anticipated|part|involved|planned|foreseen)'
export const NEEDS = '(?:require|involve|include|need|have|expect|ask)'
export const NOT = "(?:not|never|neither|(?:does|do|did|wo|will|is|are|ca)n['’]t)"
/** After these, 'no' and 'not' deny something else, or only a part. */
const ANOTHER =
  '(?!(?:more|less|fewer|longer|later|than|only|limited|exceed\\w*|experience|but|and|must|will|able|who|that|to)\\b)'
export const denied = (most: number) => `(?: ${ANOTHER}[\\w/-]+){0,${most}}`

/** A field of a form, as 'Travel required:' begins it. */
export const FIELD =
  '¤(?: requirements?| required| expectations?| percent(?:age)?| type| level| amount)?\\s*[:?*–—-]+\\s*'

/** Whom one may visit. */
export const SITES =
  '(?:sites?|locations?|homes?|houses?|residences?|facilit(?:y|ies)|premises|buildings?|campuses|offices|visits?)'
export const OWNER =
  '(?:customer|client|patient|homeowner|student|famil(?:y|ie)|job|project|construction|school|partner|dealer|community)'
export const SEVERAL =
  '(?:(?:job|work) ?sites|schools|school districts|districts|campuses|clinics|hospitals|nursing homes|farms|stores)'
const PEOPLE = '(?:customers?|clients?|patients|families|partners|teachers)'
export const ELSEWHERE = `(?:${OWNER}s?['’]?s? ?${SITES}|${SEVERAL}|${PEOPLE})`
export const DAILY = anyOf([
  ...['daily', 'each day', 'every day', 'a day', 'per day', 'most days'],
  'throughout the (?:work ?)?day',
  'days? (?:a|per|each|every) week',
  'mon(?:day)? ?(?:through|to|thru|-|–) ?(?:thu|fri)(?:rsday|day)?',
])
/** Up to this many words between, none of which is one's own place. */
export const some = (most: number) => `(?:(?!our\\b)[\\w’'/-]+ ){0,${most}}`
