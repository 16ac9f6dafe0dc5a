import { TRAVEL_LEVELS, type TravelLevel } from '../../jobs/job-values.ts'
import { isFieldTitle, isFieldWork, isWorkAtOthers, mayBeAway } from './field-work.ts'
import { levelOfVisits, levelOfWords } from './frequency-words.ts'
import { type Mention, travelMentions } from './mentions.ts'
import { isDenied, isNotTravel } from './not-travel.ts'
import { levelOfQuantity, levelOfRhythm } from './quantities.ts'

export type TravelRead = {
  level: TravelLevel
  /** The deciding sentence as printed, or null. */
  details: string | null
  reason: string
}

// Evidence from strongest to weakest: a number, a word of frequency, field work, a bare duty, a hedge, meetings, an
// explicit denial.
const STRENGTH = { number: 6, word: 5, field: 4, duty: 3, hedge: 2, meeting: 1, denial: 0 } as const
type Evidence = { kind: keyof typeof STRENGTH; level: TravelLevel; sentence: string }

const LONGEST_DETAILS = 600

const HEDGED =
  /\b(?:may|might|could|possib\w+|potential(?:ly)?)(?: \w+){0,4} ¤|¤(?: \w+){0,2} (?:may|might|could|is possible|possible)\b/
const FIRM = /\b(?:required?|requires|must|willing\w*|able|ability|as needed|expected)\b/

// Shows that the person travels, and that the word is not a trade term or a budget line.
const TRAVELLER: readonly RegExp[] = [
  /\b(?:required?|requires|requiring|must|willing\w*|able|ability|needed|necessary|expected|availab\w+|comfort\w*|flexib\w*|open to|prepared|desire|eager|excited|involv\w+|accept|demands?|position|job|you (?:will|can|may)|you['’]ll|possib\w+|potential|opportunit\w+|may|might|could)\b/,
  /¤ (?:to|between|within|across|throughout|around|from|in|into|with|by|for|nation\w*|international\w*|domestic\w*|regional\w*|local\w*|as|when|overnight|extra|is|will|required?|approximately|up)\b/,
  /\b(?:domestic|international|overnight|local|in-state|national|business|regional|nationwide|global|territory|interstate|recruitment|field|site|client|customer) ¤/,
  /^\W*(?:\w+ ){0,3}¤[^,]{0,25}$/,
  /^\W*¤|¤[.\s]*$|\bwhile ¤|\bincluding (?:\w+ )?¤ (?:to|for)\b/,
]
const isOfThePerson = (context: string) => TRAVELLER.some((rule) => rule.test(context))

function evidenceOf(mention: Mention): Evidence | null {
  const { context, sentence } = mention
  if (isDenied(mention)) return { kind: 'denial', level: 'No Travel', sentence }
  if (isNotTravel(mention)) return null
  const counted = levelOfQuantity(context)
  if (counted !== null && !mention.isVisit) return { kind: 'number', level: counted, sentence }
  const worded = mention.isVisit ? levelOfVisits(context) : levelOfWords(context)
  if (worded !== null) return { kind: 'word', level: worded, sentence }
  if (mention.isVisit) return null
  const isHedged = HEDGED.test(context) && !FIRM.test(context)
  if (isHedged) return { kind: 'hedge', level: 'Occasional Travel', sentence }
  return isOfThePerson(context) ? { kind: 'duty', level: 'Regular Travel', sentence } : null
}

const MEETING =
  /\b(?:attend|join|take part|participate|meet|sprints?)\b.{0,80}?\b(?:in[- ]person|abroad)\b|\bin[- ]person (?:\w+ )?sprints?\b|\b(?:come|fly)(?: in)? to (?:our|the)\b.{0,40}?\b(?:office|headquarters|hq|campus)\b/i
const PERK = /\b(?:retreats?|off-?sites?|part(?:y|ies)|perks?|swag|annual event)\b/i
const AROUND = 60

function fromMeeting(sentence: string): TravelLevel | null {
  const meeting = MEETING.exec(sentence)
  if (meeting === null) return null
  const end = meeting.index + meeting[0].length + AROUND
  const context = sentence.slice(Math.max(0, meeting.index - AROUND), end).toLowerCase()
  return PERK.test(context) ? null : levelOfRhythm(context)
}

/** What a sentence without the word says about travel. */
function fromSentence(printed: string): Evidence | null {
  if (!mayBeAway(printed)) return null
  const sentence = printed.slice(0, LONGEST_DETAILS)
  if (isFieldWork(printed)) return { kind: 'field', level: 'Frequent Travel', sentence }
  if (isWorkAtOthers(printed)) return { kind: 'duty', level: 'Regular Travel', sentence }
  const level = fromMeeting(printed)
  return level === null ? null : { kind: 'meeting', level, sentence }
}

const rank = ({ kind, level }: Evidence) => STRENGTH[kind] * 10 + TRAVEL_LEVELS.indexOf(level)

const REASONS: Readonly<Record<Evidence['kind'], string>> = {
  number: 'a share, count or rhythm of travel is named',
  word: 'a word says how often',
  field: 'the work is done on the road',
  duty: 'travel is a duty of no stated amount',
  hedge: 'travel may occur',
  meeting: 'meetings in person are named',
  denial: 'the text says that there is none',
}

/**
 * The travel level of a job, from its description and by the rules of the travel dialog. Edges: the README of the
 * labelled texts, 'Travel'. Linear in their length; never throws.
 */
export function readTravel(sentences: readonly string[], title = ''): TravelRead {
  const evidence = [...travelMentions(sentences).map(evidenceOf), ...sentences.map(fromSentence)]
  let best: Evidence | null = null
  for (const next of evidence) {
    if (next !== null && (best === null || rank(next) > rank(best))) best = next
  }
  if (isFieldTitle(title) && (best === null || STRENGTH[best.kind] < STRENGTH.field)) {
    return { level: 'Frequent Travel', details: null, reason: 'the title names a job on the road' }
  }
  if (best === null) return { level: 'No Travel', details: null, reason: 'the text does not speak of travel' }
  return { level: best.level, details: best.sentence, reason: REASONS[best.kind] }
}
