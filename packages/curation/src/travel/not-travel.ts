import { composed, firstMatch } from '../patterns/pattern.ts'
import { levelOfWords } from './frequency-words.ts'
import type { Mention } from './mentions.ts'
import { NOT_TRAVEL_AFTER, NOT_TRAVEL_BEFORE } from './not-travel-patterns.ts'

// One noun of a list: 'calendars, travel, and expenses'.
const ITEM = '(?:(?!to |with |will |some |occasional|regular|frequent|required?|may )[\\w-]+ ){0,2}'
const LISTED = new RegExp(
  `[\\w)],(?: and| or| &)? ${ITEM}¤(?= ?(?:[.,;]|$)| (?:and|or|&) [\\w-]+(?:[.,;]|$))`,
)
const ASKED =
  /\b(?:requir\w*|must|willing\w*|able|ability|availab\w+|flexib\w*|weekends?|evenings?|overtime|hours|driving)\b/

// Gatherings presented as a perk; as a duty, or with a frequency of travel, they count.
const RETREAT = '(?:retreats?|off-?sites?)'
const GATHERING = composed`¤ (?:to|for|at) (?:\w+ ){0,4}${RETREAT}\b|\b(?:${RETREAT}|meet-?ups?|gatherings?|summits?)\b[^.]{0,60}¤`
const DUTY = /\b(?:must|required?|requires|willing\w*|ability|able|expect\w*|need(?:ed)?)\b/
const QUANTITY = /%|\bpercent\b/

// Asked of the reader, or with a share: what stands before the word does not take it away.
const SHARE = '¤ (?:of )?(?:up to|about|~)? ?\\(?\\d[^.;]{0,8}%|% (?:\\w+ ){0,2}¤'
const OWN_DUTY = composed`\b(?:must|willing\w*|ability|able|availab\w+) (?:\w+ ){0,3}to (?:\w+ly )?¤|${SHARE}`
// Miles are paid for one's own driving.
const MILES = /\b(?:mileage|(?:per|an?|\/) ?mile)\b/

/** Perks, other people's travel, products and the like; benefits count only where a duty or a share is named. */
export function isNotTravel({ context, amongBenefits, isQualifier }: Mention): boolean {
  if (isQualifier) return true
  if (amongBenefits && !DUTY.test(context) && !QUANTITY.test(context)) return true
  if (GATHERING.test(context) && !DUTY.test(context) && levelOfWords(context) === null) return true
  if (LISTED.test(context) && !ASKED.test(context)) return true
  if (firstMatch(NOT_TRAVEL_AFTER, context) !== null) return true
  if (OWN_DUTY.test(context) || (MILES.test(context) && levelOfWords(context) !== null)) return false
  return firstMatch(NOT_TRAVEL_BEFORE, context) !== null
}
