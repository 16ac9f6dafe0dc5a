import { levelOfWords } from './frequency-words.ts'
import type { Mention } from './mentions.ts'

/** Mentions of travel that the job itself does not require. `¤` replaces the word. */
const NOT_TRAVEL: readonly RegExp[] = [
  // perks
  /¤[- ](?:insurance|pay\b|short distances?|stipends?|allowances?|benefits?|perks?|upgrades?|discounts?|funds?|funding|grants?|credits?|budgets?|vouchers?|rewards?|points|reimburse\w*|subsid\w+|pass(?:es)?|and accident|accident|assistance|protection|medical|costs?|expenses?|expense coverage)\b/,
  /¤[- ]time\b(?!\s*(?:[:(–-]|is\b|of\b|up\b|will\b|for this|\d|required|expected|approx))/,
  /¤,? (?:and|&|or) \w+ (?:stipends?|allowances?|reimburse\w*|discounts?|insurance|expenses?|benefits?|assistance|vouchers?|grants?|fees)\b/,
  /\b(?:stipends?|allowances?|budgets?|funds?|discounts?|reimburse\w*|insurance|perks?|credits?|funded|priority pass|vouchers?)\b[^.]{0,60}¤/,
  /\b(?:opportunit(?:y|ies)|chances?|freedom|flexibility) (?:to|for) (?:\w+ )?¤ (?:to (?:new|meet|exotic|other)|the|and (?:meet|explore|see)|upgrades|while)/,
  /\b(?:commut\w+|social|childcare)\b[^.]{0,80}¤/,
  /\b(?:pto|time off|vacation|sabbatical|work from anywhere|vacation days)\b[^.]{0,70}¤/,
  /\bpaid ¤/,
  /\b(?:we|the company)(?:['’]ll| will)? (?:cover|pay|fund|sponsor|reimburse)\w*\b[^.]{0,40}¤/,
  /¤[^.]{0,30}\b(?:around|across|within) (?:the )?(?:campus|building|facility|school grounds)\b/,
  // others' travel
  /\b(?:coordinat|arrang|book|organi[sz]|process|schedul|handl|reconcil|approv|monitor|track|manag(?:e|es|ing)\b|prepar|plann|take care of|mak(?:e|es|ing) )\w*(?:,? (?!to|for|with|will|requir\w*|includ\w*)[\w’'/&-]+){0,8}(?<!\b(?:to|some|regular|frequent|occasional|requires?)),? ¤(?! (?:to|between|within|across|throughout|as|when|if|is|may|will|requir\w*|up|\d|\())/,
  /¤ (?:arrangements?|planning|logistics|requests?|bookings?|itinerar\w+|coordination|management|support|plans?|reservations?|desk|details|agents?|authori[sz]ations?|accommodations?|preparations?|polic(?:y|ies)|reports?|documents?|documentation)\b/,
  /\b(?:executives?|leaders|ceo|directors?|staff|faculty)['’]?,? (?:including|with|such as) ¤(?! to)/,
  /¤ (?:and|&) (?:logistics|details|purchasing|expenses?|calendar|event|accommodation)\b/,
  /\b(?:assist|help|support)\w*\b[^.]{0,50}\bwith\b[^.]{0,50}(?:,| and) ¤(?=[.,;]|$)/,
  /\b(?:students|patients|visitors|attendees|participants|learners|children|residents|waves?|signals?|how (?:\w+ ){0,2}\w+) ¤/,
  /\b(?:\w+s|staff|people) who ¤/,
  // products and industries
  /\b(?:(?:excited|passionate|curious|enthusiastic) about|sell|sells|selling|promot\w+|market(?:s|ing)?|buy|buying|power of|world of|love|passion for) (?:\w+ ){0,3}¤(?! to\b)/,
  /¤(?:,? \w+){0,3} (?:workflows|software|platforms?|automation)\b/,
  /¤ (?:industry|industries|sector|compan(?:y|ies)|agenc(?:y|ies)|experiences?|brands?|platforms?|technology|tech|products?|marketplace|guides?|nurs(?:e|es|ing)|apps?|websites?|media|content|market|hospitality|tourism|restrictions?|advisor(?:y|ies)|distance|programs?|tours?|vendors?|suppliers?|providers?|demand|services|deals|customers)\b/,
  /\b(?:platforms?|software|tools?|apps?|solutions?|marketplaces?|leaders?|providers?) (?:for|in) (?:\w+ ){0,3}¤/,
  /\b(?:helps?|people|customers|users|guests|families|everyone) ¤/,
  /¤ (?:the world|for everyone|easy|easier|simple|simpler|together|and adventure)\b/,
  /\b(?:reinvent\w*|future of|mission|transform\w*|simplif\w*|rethink\w*|passionate about|interest(?:ed|s)? in|hobbies|the world through|we power)\b[^.]{0,50}¤/,
  /¤ ?(?:&|and|or|\/) ?(?:hospitality|leisure|tourism|expense|entertainment|study abroad)\b/,
  /\b(?:air|space|(?<!to )time|leisure|luxury|corporate|educational|student|group|love (?:of|for|to)|passion for) ¤/,
  /\b(?:retail|hospitality|financial services|fintech|insurance|gaming|healthcare|entertainment|pay|cards|e-?commerce|lodging|logistics),? (?:and )?¤(?:,| and |;|\.|$)/,
  /¤, (?:corporate|payments?|expense|hospitality|retail|sharing|treasury|gaming|leisure|tourism|insurance|finance|media|entertainment|food)\b/,
  // factors of pay, the right to enter, private trips
  /\b(?:experience|skills|seniority|location|performance)\b[^.]{0,100}, ¤ requirements/,
  /\b(?:salary|pay|compensation|offer|range)\b[^.]{0,60}\b(?:depend\w*|var(?:y|ies)|based|factors?)\b[^.]{0,120}¤/,
  /¤ freely/,
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
const LISTED = /[\w)],(?: and| or| &)? ¤(?= ?(?:[.,;]|$)| (?:and|or|&) [\w-]+(?:[.,;]|$))/
const ASKED =
  /\b(?:requir\w*|must|willing\w*|able|ability|availab\w+|flexib\w*|weekends?|evenings?|overtime|hours|driving)\b/

// Gatherings presented as a perk; as a duty, or with a frequency of travel, they count.
const GATHERING =
  /¤ (?:to|for|at) (?:\w+ ){0,4}(?:retreats?|off-?sites?)\b|\b(?:retreats?|off-?sites?|meet-?ups?|get-?togethers?|gatherings?|summits?|celebrations?)\b[^.]{0,60}¤/
const DUTY = /\b(?:must|required?|requires|willing\w*|ability|able|expect\w*|need(?:ed)?)\b/
const QUANTITY = /%|\bpercent\b/

/** Perks, other people's travel, products and the like; benefits count only where a duty or a share is named. */
export function isNotTravel({ context, amongBenefits, isQualifier }: Mention): boolean {
  if (isQualifier || UNSAID.test(context)) return true
  if (amongBenefits && !DUTY.test(context) && !QUANTITY.test(context)) return true
  if (GATHERING.test(context) && !DUTY.test(context) && levelOfWords(context) === null) return true
  if (LISTED.test(context) && !ASKED.test(context)) return true
  return NOT_TRAVEL_AFTER.test(context) || NOT_TRAVEL_AROUND.some((rule) => rule.test(context))
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
