import { TRAVEL_LEVELS, type TravelLevel } from '@lilypad/domain'
import { composed } from '../patterns/pattern.ts'
import { isDenied } from './denied.ts'
import { isFieldTitle, isFieldWork, mayBeAway, namesShareAway } from './field-work.ts'
import { levelOfVisits, levelOfWords } from './frequency-words.ts'
import { statements } from './lines.ts'
import { type Mention, travelMentions } from './mentions.ts'
import { isNotTravel } from './not-travel.ts'
import { isOwnTravel } from './own-travel.ts'
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

const MAY = '(?:may|might|could|possib\\w+|potential(?:ly)?)'
const HEDGED = composed`\b${MAY}(?: [\w/-]+){0,4} ¤|¤(?: \w+){0,2} (?:may|might|could|possible)\b`
const FIRM = /\b(?:required?|requires|must|willing\w*|able|ability|as needed|expected)\b/

// Beyond the usual region: says nothing of how much the job travels within it.
const BEYOND =
  /¤ (?:beyond|outside)(?: of)? (?:of )?(?:this|your|the|their) (?:\w+ )?(?:region|territory|area|state)\b/

// Under a heading about travel, on-site service is what the travel is for.
const ON_SITE_SERVICE = /^\W*¤[^.:]{0,30}:[^.]{0,80}\b(?:provid|deliver|conduct)\w* on-?site\b/

function evidenceOf(mention: Mention): Evidence | null {
  const { context, sentence } = mention
  if (isDenied(mention)) return { kind: 'denial', level: 'No Travel', sentence }
  if (isNotTravel(mention)) return null
  if (ON_SITE_SERVICE.test(context)) return { kind: 'field', level: 'Frequent Travel', sentence }
  if (BEYOND.test(context)) return { kind: 'hedge', level: 'Occasional Travel', sentence }
  const counted = levelOfQuantity(context)
  if (counted !== null && !mention.isVisit) return { kind: 'number', level: counted, sentence }
  const worded = mention.isVisit ? levelOfVisits(context) : levelOfWords(context)
  if (worded !== null) return { kind: 'word', level: worded, sentence }
  if (mention.isVisit) return null
  const isHedged = HEDGED.test(context) && !FIRM.test(context)
  if (isHedged) return { kind: 'hedge', level: 'Occasional Travel', sentence }
  return isOwnTravel(context) ? { kind: 'duty', level: 'Regular Travel', sentence } : null
}

const OUR_PLACE = '(?:office|headquarters|hq|campus|facilities|facility)'
const COMES = `(?:come|fly|go)(?: in)? ?to (?:our|the)\\b.{0,40}?\\b${OUR_PLACE}`
const MEETING = composed`\b(?:(?:attend|join|take part|participate|meet|sprints?)\b.{0,80}?\b(?:in[- ]person|abroad)|${COMES})\b`
const PERK = /\b(?:retreats?|off-?sites?|part(?:y|ies)|perks?|swag|annual event)\b/i
const AROUND = 60

function fromMeeting(sentence: string): TravelLevel | null {
  const meeting = MEETING.exec(sentence)
  if (meeting === null) return null
  const end = meeting.index + meeting[0].length + AROUND
  const context = sentence.slice(Math.max(0, meeting.index - AROUND), end).toLowerCase()
  const level = PERK.test(context) ? null : levelOfRhythm(context)
  // More often than monthly is the rhythm of one's own office.
  return level === 'Regular Travel' ? null : level
}

/** What a sentence without the word says about travel. */
function fromStatement(printed: string): Evidence | null {
  const sentence = printed.slice(0, LONGEST_DETAILS)
  const lower = printed.toLowerCase()
  const share = namesShareAway(lower) ? levelOfQuantity(sentence.toLowerCase()) : null
  if (share !== null) return { kind: 'number', level: share, sentence }
  if (isFieldWork(lower)) return { kind: 'field', level: 'Frequent Travel', sentence }
  const level = fromMeeting(printed)
  return level === null ? null : { kind: 'meeting', level, sentence }
}

// Only a long sentence holds several statements.
const unglued = (sentence: string) => (sentence.length > 200 ? statements(sentence) : [sentence])

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
  const evidence = [
    ...travelMentions(sentences).map(evidenceOf),
    ...sentences.filter(mayBeAway).flatMap(unglued).map(fromStatement),
  ]
  let best: Evidence | null = null
  for (const next of evidence) {
    if (next !== null && (best === null || rank(next) > rank(best))) best = next
  }
  if (isFieldTitle(title.toLowerCase()) && (best === null || STRENGTH[best.kind] < STRENGTH.field)) {
    return { level: 'Frequent Travel', details: null, reason: 'the title names a job on the road' }
  }
  if (best === null) return { level: 'No Travel', details: null, reason: 'the text does not speak of travel' }
  return { level: best.level, details: best.sentence, reason: REASONS[best.kind] }
}
