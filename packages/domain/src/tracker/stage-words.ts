import { plainWords } from '../text/fold.ts'
import STAGE_WORDS from './stage-words.json' with { type: 'json' }
import { TRACKER_STATUSES, type TrackerStatusId } from './tracker.ts'

/** 'Rejected after interview', 'Application rejected', but not of an offer. */
const REJECTED = /^(?:application )?(?:rejected|rejection)\b(?!.*\boffer)|\bnot (?:selected|hired)\b/
/** 'Position filled', 'Job closed'. */
const FILLED = /\b(?:position|role|job|posting) (?:is |was )?(?:filled|closed)\b|^(?:filled|closed)$/
/** 'Phone screen', 'Final round', 'Interview scheduled'. */
const INTERVIEW = /\b(?:interview|screen|round)\b/
/** There is no stage for an application without an answer. */
const SILENCE = ['no response', 'no reply', 'no answer', 'ghosted', 'no news', 'waiting', 'awaiting response']

/** What people's own sheets and other trackers call each stage, in small letters. */
const STAGES = new Map<string, TrackerStatusId>([
  ...TRACKER_STATUSES.flatMap(({ id }) => STAGE_WORDS[id].map((word) => [word, id] as const)),
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
