import { levelOfWords } from './frequency-words.ts'
import type { Mention } from './mentions.ts'

/** Mentions of travel that the job itself does not require. `¤` replaces the word. */
const NOT_TRAVEL: readonly RegExp[] = [
  // perks
  /¤,? (?:and|&|or) \w+ (?:stipends?|allowances?|reimburse\w*|discounts?|insurance|expenses?|benefits?|assistance|vouchers?|grants?|fees)\b/,
  /\b(?:stipends?|allowances?|budgets?|funds?|discounts?|reimburse\w*|insurance|perks?|credits?|funded|priority pass|vouchers?)\b[^.]{0,60}¤/,
  /\b(?:opportunit(?:y|ies)|chances?|freedom|flexibility) (?:to|for) (?:\w+ )?¤ (?:to (?:new|meet|exotic|other)|the|and (?:meet|explore|see)|upgrades|while)/,
  /\b(?:pto|time off|vacation|sabbatical|work from anywhere|vacation days)\b[^.]{0,70}¤/,
  /\b(?:we|the company)(?:['’]ll| will)? (?:cover|pay|fund|sponsor|reimburse)\w*\b[^.]{0,40}¤/,
  /¤[^.]{0,30}\b(?:around|across|within) (?:the )?(?:campus|building|facility|school grounds)\b/,
  // others' travel
  /\b(?:coordinat|arrang|book|organi[sz]|process|schedul|handl|reconcil|approv|monitor|track|manag(?:e|es|ing)\b|prepar|plann|take care of|mak(?:e|es|ing) )\w*(?:,? (?!to|for|with|will|requir\w*|includ\w*)[\w’'/&-]+){0,8}(?<!\b(?:to|some|regular|frequent|occasional|requires?)),? ¤(?! (?:to|between|within|across|throughout|as|when|if|is|may|will|requir\w*|up|\d|\())/,
  /¤ (?:and|&) (?:logistics|details|purchasing|expenses?|calendar|event|accommodation)\b/,
  /\b(?:students|patients|visitors|attendees|participants|learners|children|residents|players|athletes|waves?|signals?|how (?:\w+ ){0,2}\w+)(?: (?:will|can|may|often))? ¤/,
  /\b(?:\w+s|staff|people) who ¤/,
  // products and industries
  /\b(?:(?:excited|passionate|curious|enthusiastic) about|sell|sells|selling|promot\w+|market(?:s|ing)?|buy|buying|power of|world of|love|passion for) (?:\w+ ){0,3}¤(?! to\b)/,
  /\b(?:helps?|people|customers|users|guests|families|everyone) ¤/,
  /¤ (?:the world|for everyone|easy|easier|simple|simpler|together|and adventure)\b/,
  /¤ ?(?:&|and|or|\/) ?(?:hospitality|leisure|tourism|expense|entertainment|study abroad)\b/,
  /\b(?:air|space|(?<!to )time|leisure|luxury|corporate|educational|student|group|love (?:of|for|to)|passion for) ¤/,
  // treats and interviews
  /\b(?:free|complimentary)\b[^.]{0,40}¤|¤[^.]{0,60}\b(?:on us|our treat|expenses[- ]paid)\b|\bfly you\b[^.]{0,60}¤/,
  /(?<!conduct )\binterviews?\b[^.]{0,60}¤|¤[^.]{0,40}(?<!conduct )\binterviews?\b/,
  /\b(?:we|who|they|team(?: that)?|people) (?:\w+ )?(?:loves?|likes?|enjoys?) (?:\w+ )?¤/,
  // factors of pay, the right to enter, private trips
  /\b(?:salary|pay|compensation|offer|range)\b[^.]{0,60}\b(?:depend\w*|var(?:y|ies)|based|factors?)\b[^.]{0,120}¤/,
  /¤(?: freely|,? etc\b)/,
  /\b(?:eligib\w+|authori[sz]ed|permitted)\b[^.]{0,60}¤ (?:to and|to the (?:us|united)|in and out)/,
  /\b(?:weddings?|vacations?|life events?|personal(?! (?:vehicle|car|transport|auto|means))|family|holidays?)\b[^.]{0,30}¤/,
]

// Patterns that begin with the word are combined: `¤` is rare, so one search for it serves them all.
const beginsWithTravel = ({ source }: RegExp) => source.startsWith('¤')
const NOT_TRAVEL_AFTER = new RegExp(
  NOT_TRAVEL.filter(beginsWithTravel)
    .map(({ source }) => source)
    .join('|'),
)
const NOT_TRAVEL_AROUND = NOT_TRAVEL.filter((rule) => !beginsWithTravel(rule))

// One noun of a list: 'calendars, travel, and expenses'.
const LISTED =
  /[\w)],(?: and| or| &)? (?:(?!to |with |will |some |occasional|regular|frequent|required?|may )[\w-]+ ){0,2}¤(?= ?(?:[.,;]|$)| (?:and|or|&) [\w-]+(?:[.,;]|$))/
const ASKED =
  /\b(?:requir\w*|must|willing\w*|able|ability|availab\w+|flexib\w*|weekends?|evenings?|overtime|hours|driving)\b/

// Gatherings presented as a perk; as a duty, or with a frequency of travel, they count.
const GATHERING =
  /¤ (?:to|for|at) (?:\w+ ){0,4}(?:retreats?|off-?sites?)\b|\b(?:retreats?|off-?sites?|meet-?ups?|get-?togethers?|gatherings?|summits?|celebrations?)\b[^.]{0,60}¤/
const DUTY = /\b(?:must|required?|requires|willing\w*|ability|able|expect\w*|need(?:ed)?)\b/
const QUANTITY = /%|\bpercent\b/

// Asked of the reader, or with a share: what stands before the word does not take it away.
const OWN_DUTY =
  /\b(?:must|willing\w*|ability|able|availab\w+) (?:\w+ ){0,3}to (?:\w+ly )?¤|¤ (?:of )?(?:up to|approximately|about|~)? ?\(?\d[^.;]{0,8}%|% (?:\w+ ){0,2}¤/

/** Perks, other people's travel, products and the like; benefits count only where a duty or a share is named. */
export function isNotTravel({ context, amongBenefits, isQualifier }: Mention): boolean {
  if (isQualifier || UNSAID.test(context)) return true
  if (amongBenefits && !DUTY.test(context) && !QUANTITY.test(context)) return true
  if (GATHERING.test(context) && !DUTY.test(context) && levelOfWords(context) === null) return true
  if (LISTED.test(context) && !ASKED.test(context)) return true
  if (NOT_TRAVEL_AFTER.test(context)) return true
  return !OWN_DUTY.test(context) && NOT_TRAVEL_AROUND.some((rule) => rule.test(context))
}

const UNSAID =
  /^\W*(?:[\w/]+ ){0,3}¤(?: requirements?| required| expectations?| percent(?:age)?| level| amount)?\s*[:?*–—-]+\s*(?:undisclosed|unknown|unspecified|not (?:disclosed|stated|available|given)|tbd|tba|varies)\b/

const DENIED: readonly RegExp[] = [
  /\b(?:never|neither) (?:\w+ ){0,4}¤|\b(?:will|do|does) not (?:\w+ )?¤/,
  /\b(?:require|involve|include) ¤\?:? no\b/,
  /(?<!\b(?:to|or) )\b(?:no|zero|without|non)[ -](?:(?:or|minimal|overnight|business|any|regular|extensive|required|planned|additional) ){0,2}¤/,
  /\bno (?:\w+ (?:or|and|nor) ¤|(?:requirement|need|expectation|obligation) (?:to|for|of) ¤)/,
  /¤(?: \w+){0,2} (?:is|are|will be)? ?(?:not|never) (?:be )?(?:an? )?(?:required?|requirement|expected|needed|necessary|anticipated|part|involved)/,
  /\b(?:(?:does|will|do|is|are) not|(?:doesn|won|don|isn|aren)['’]t) (?:be )?(?:require|involve|include|need|have|expect|ask)(?:d|ed)?(?: \w+){0,3} ¤/,
  /¤(?: requirements?| required| expectations?| percentage| type| level| amount)?\s*[:?*–—-]+\s*(?:none|no\b|n\/a|zero|not (?:specified|required|applicable))/,
  /¤ required\??\s+(?:no|none)(?=$|[.;,])/,
  /¤ is required, how much\?:?\s*(?:0\b|none|n\/a)/,
  /¤(?: requirements?| required| expectations?| percent(?:age)?| type| level| amount)?\s*[:?–—-]+\s*0\b(?! ?(?:%|percent)? ?(?:[-–—]|to\b|\.\d))/,
]

/** 'No travel required', 'Travel: none'. */
export const isDenied = ({ context }: Mention): boolean => DENIED.some((rule) => rule.test(context))
