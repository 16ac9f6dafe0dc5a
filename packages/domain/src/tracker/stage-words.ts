import { plainWords } from '../text/fold.ts'
import { TRACKER_STATUSES, type TrackerStatusId } from './tracker.ts'

/** What people's own sheets and other trackers call each stage, in small letters. */
const STAGE_WORDS: Record<TrackerStatusId, string> = {
  [-2]: 'withdrew|withdraw|offer declined|declined offer|i declined|not interested|not pursuing',
  [-1]: 'denied|unsuccessful|not a fit|rechazado|rechazada',
  0:
    '|wishlist|wish list|interested|bookmarked|bookmark|to apply|applying|not applied|not yet applied|' +
    'not started|to do|todo|researching|considering|drafting|lead',
  1: 'submitted|application submitted|application sent|sent|in review|under review|pending|solicitado|solicitada|enviado|enviada',
  2: 'interview|interviewed|interviews|screening|assessment|in process|demo lesson|onsite|entrevista',
  3: 'offered|offer received|offer extended|job offer|negotiating|negotiation|oferta',
  4: 'hired|offer accepted|accepted offer|signed|started',
}
/** 'Rejected after interview', 'Application rejected', but not of an offer. */
const REJECTED = /^(?:application )?(?:rejected|rejection)\b(?!.*\boffer)|\bnot (?:selected|hired)\b/
/** 'Position filled', 'Job closed'. */
const FILLED = /\b(?:position|role|job|posting) (?:is |was )?(?:filled|closed)\b|^(?:filled|closed)$/
/** 'Phone screen', 'Final round', 'Interview scheduled'. */
const INTERVIEW = /\b(?:interview|screen|round)\b/
/** There is no stage for an application without an answer. */
const SILENCE = ['no response', 'no reply', 'no answer', 'ghosted', 'no news', 'waiting', 'awaiting response']

const STAGES = new Map<string, TrackerStatusId>([
  ...TRACKER_STATUSES.flatMap(({ id }) => STAGE_WORDS[id].split('|').map((word) => [word, id] as const)),
  ...TRACKER_STATUSES.map(({ id, name }) => [plainWords(name), id] as const),
])

/** The stage that a word of somebody's own stands for; null where none is sure. */
export function findStage(text: string): { status: TrackerStatusId; isUnanswered: boolean } | null {
  // '2 - Applied'.
  const word = plainWords(text).replace(/^\d+ /, '')
  if (SILENCE.includes(word)) return { status: 1, isUnanswered: true }
  const status =
    STAGES.get(word) ?? (REJECTED.test(word) || FILLED.test(word) ? -1 : INTERVIEW.test(word) ? 2 : undefined)
  return status === undefined ? null : { status, isUnanswered: false }
}
