import type { Workplace } from '@lilypad/domain'
import { toParts } from '../places/places-in-title.ts'
import { type StatedWorkplace, type Statement, statedWorkplaces } from './workplace-model.ts'
import { deniesRemote, workplaceOfPart } from './workplace-words.ts'

/** Chances from which a sentence is believed. Chosen on the pool: at 0.8 one in a hundred jobs is falsely remote. */
const REMOTE_FROM = 0.8
const OTHER_FROM = 0.7
/** What contradicts the board's own field must be plain. */
const PLAIN_FROM = 0.9
/** From here to `REMOTE_FROM` a job is perhaps remote: a question for a person. */
const PERHAPS_FROM = 0.5

/** Says where work is done; 'a distributed team' says it of the team, and loses to a board's flag. */
const IS_DIRECT = /remote|home|anywhere|wfh|telework|telecommut/i

const NAMES: Record<StatedWorkplace, Workplace> = { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-Site' }

export type WorkplaceRead = {
  workplace: Workplace | null
  /** For admins: what decided, with the words that weighed most. */
  reason: string
  chance: number
  /** The deciding sentence; null when the board's fields or nothing decided. */
  sentence: string | null
}

type Fields = { workplace: Workplace | null; isFlag: boolean }
type Told = { title: string; sentences: readonly string[] }

const fromSentence = (name: StatedWorkplace, { chance, sentence, reasons }: Statement): WorkplaceRead => ({
  workplace: NAMES[name],
  reason: `“${sentence}” (${reasons().join(', ')})`,
  chance,
  sentence,
})

const believed = (statement: Statement | null, from: number): Statement | null =>
  statement !== null && statement.chance >= from ? statement : null

function findFirst(
  statements: readonly (readonly [StatedWorkplace, Statement | null])[],
): WorkplaceRead | null {
  for (const [name, statement] of statements) if (statement !== null) return fromSentence(name, statement)
  return null
}

/** What the sentences say; the widest offer counts. */
function readSentences(sentences: readonly string[]): WorkplaceRead | null {
  const { remote: offered, hybrid, onsite } = statedWorkplaces(sentences)
  const remote = offered !== null && sentences.some(deniesRemote) ? null : offered
  const stated = findFirst([
    ['remote', believed(remote, REMOTE_FROM)],
    ['hybrid', believed(hybrid, OTHER_FROM)],
    ['onsite', believed(onsite, OTHER_FROM)],
  ])
  const perhaps = believed(remote, PERHAPS_FROM)
  if (stated !== null || perhaps === null) return stated
  const read = fromSentence('remote', perhaps)
  // A line of its own, as beneath a title.
  if (workplaceOfPart(perhaps.sentence) === 'Remote') return read
  return { ...read, workplace: null, reason: `perhaps remote: “${perhaps.sentence}”` }
}

/** What stands apart in a title and is a workplace ('Editor (Remote)'), else what its words say. */
function readTitle(title: string): WorkplaceRead | null {
  for (const part of toParts(title)) {
    const workplace = workplaceOfPart(part)
    if (workplace !== null) return { workplace, reason: `“${part}”`, chance: 1, sentence: null }
  }
  return readSentences([title])
}

/** A field 'Remote' is contradicted by days in an office, or by a sentence that the work is done on site. */
function contradiction(sentences: readonly string[]): WorkplaceRead | null {
  const { remote, hybrid, onsite } = statedWorkplaces(sentences)
  if (believed(remote, REMOTE_FROM) !== null) return null
  return findFirst([
    ['hybrid', believed(hybrid, PLAIN_FROM)],
    ['onsite', believed(onsite, PLAIN_FROM)],
  ])
}

/**
 * Where a job is done. A title that says so decides; then the board's fields, unless the text plainly contradicts them;
 * then the text. Rules: the README of the labelled texts.
 *
 * @param fields what the board's places and fields say; a bare flag 'not remote' or a named office is weak
 */
export function readWorkplace(
  { workplace: field, isFlag }: Fields,
  { title, sentences }: Told,
): WorkplaceRead {
  const byTitle = readTitle(title)
  if (byTitle?.workplace) return { ...byTitle, reason: `the title: ${byTitle.reason}` }
  const byField = { workplace: field, reason: 'the board’s places and fields', chance: 1, sentence: null }
  if (field === 'Remote') return contradiction(sentences) ?? byField
  if (field !== null && !isFlag) return byField
  const byText = readSentences(sentences)
  const isWider = byText?.workplace === 'Hybrid' || IS_DIRECT.test(byText?.sentence ?? '')
  if (field !== null) return byText?.workplace && byText.workplace !== 'On-Site' && isWider ? byText : byField
  return byText ?? { workplace: null, reason: 'nothing names it', chance: 1, sentence: null }
}
