import { TRAVEL_LEVELS, type TravelLevel } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import { levelOfQuantity, levelOfRhythm, levelOfVisits, levelOfWords } from './travel-levels.ts'
import { type Mention, travelMentions } from './travel-mentions.ts'

const { finds, matchIn } = openPatterns('travel-levels')
const { finds: isOf } = openPatterns('travel-mentions')

export type TravelRead = {
  level: TravelLevel
  /** The deciding sentence as printed, or null. */
  details: string | null
  reason: string
}

/** Evidence from weakest to strongest, with what is told of it. */
const REASONS = {
  denial: 'the text says that there is none',
  meeting: 'meetings in person are named',
  hedge: 'travel may occur',
  duty: 'travel is a duty of no stated amount',
  field: 'the work is done on the road',
  word: 'a word says how often',
  number: 'a share, count or rhythm of travel is named',
} as const
type Evidence = { kind: keyof typeof REASONS; level: TravelLevel; sentence: string }
const ORDER = Object.keys(REASONS)
const strengthOf = ({ kind }: Evidence) => ORDER.indexOf(kind)

const LONGEST_DETAILS = 600

/** Perks, other people's travel, products and the like; benefits count only where a duty or a share is named. */
function isNotTravel({ context, amongBenefits, isQualifier }: Mention): boolean {
  if (isQualifier) return true
  const isDuty = isOf('duty', context)
  if (amongBenefits && !isDuty && !/%|\bpercent\b/.test(context)) return true
  const saysHowOften = levelOfWords(context) !== null
  if (isOf('gathering', context) && !isDuty && !saysHowOften) return true
  if (isOf('one of a list', context) && !isOf('list of duties', context)) return true
  if (isOf('not travel, after', context)) return true
  // With a share, what stands before the word does not take it away.
  if (isOf('with a share', context)) return false
  // Miles are paid for one's own driving.
  if (saysHowOften && isOf('miles are paid', context)) return false
  return isOf('not travel, before', context)
}

function findEvidence(mention: Mention): Evidence | null {
  const { context, sentence } = mention
  // 'No travel required', 'Travel: none'.
  if (isOf('denied', context)) return { kind: 'denial', level: 'No Travel', sentence }
  if (isNotTravel(mention)) return null
  if (finds('on-site service', context)) return { kind: 'field', level: 'Frequent Travel', sentence }
  if (finds('beyond', context)) return { kind: 'hedge', level: 'Occasional Travel', sentence }
  const counted = levelOfQuantity(context)
  if (counted !== null && !mention.isVisit) return { kind: 'number', level: counted, sentence }
  const worded = mention.isVisit ? levelOfVisits(context) : levelOfWords(context)
  if (worded !== null) return { kind: 'word', level: worded, sentence }
  if (mention.isVisit) return null
  const isHedged = finds('hedged', context) && !finds('firm', context)
  if (isHedged) return { kind: 'hedge', level: 'Occasional Travel', sentence }
  return isOf('own travel', context) ? { kind: 'duty', level: 'Regular Travel', sentence } : null
}

const AROUND = 60

function fromMeeting(sentence: string): TravelLevel | null {
  const meeting = matchIn('meeting', sentence)
  if (meeting === null) return null
  const end = meeting.index + meeting[0].length + AROUND
  const context = sentence.slice(Math.max(0, meeting.index - AROUND), end).toLowerCase()
  const level = levelOfRhythm(context)
  // More often than monthly is the rhythm of one's own office.
  return level === 'Regular Travel' ? null : level
}

/** What a sentence without the word says about travel. */
function fromStatement(printed: string): Evidence | null {
  const sentence = printed.slice(0, LONGEST_DETAILS)
  const lower = printed.toLowerCase()
  const share = finds('share away', lower) ? levelOfQuantity(sentence.toLowerCase()) : null
  if (share !== null) return { kind: 'number', level: share, sentence }
  if (!finds('past', lower) && finds('field work', lower))
    return { kind: 'field', level: 'Frequent Travel', sentence }
  const level = fromMeeting(printed)
  return level === null ? null : { kind: 'meeting', level, sentence }
}

const rank = (evidence: Evidence) => strengthOf(evidence) * 10 + TRAVEL_LEVELS.indexOf(evidence.level)

/** By the rules of the travel dialog; edges: the README of the labelled texts, 'Travel'. Linear; never throws. */
export function readTravel(sentences: readonly string[], title = ''): TravelRead {
  const evidence = [
    ...travelMentions(sentences).map(findEvidence),
    ...sentences.filter((sentence) => finds('may be away', sentence)).map(fromStatement),
  ]
  let best: Evidence | null = null
  for (const next of evidence) {
    if (next !== null && (best === null || rank(next) > rank(best))) best = next
  }
  if (finds('field title', title) && (best === null || strengthOf(best) < ORDER.indexOf('field'))) {
    return { level: 'Frequent Travel', details: null, reason: 'the title names a job on the road' }
  }
  if (best === null) return { level: 'No Travel', details: null, reason: 'the text does not speak of travel' }
  return { level: best.level, details: best.sentence, reason: REASONS[best.kind] }
}
