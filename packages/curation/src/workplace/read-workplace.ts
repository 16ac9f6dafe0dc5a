import { type FoundPosting, squeeze, type Workplace } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import { toParts } from '../places/place-restrictions.ts'
import { type PlacesRead, readPlaces } from '../places/read-places.ts'
import { type StatedWorkplace, type Statement, statedWorkplaces } from './workplace-model.ts'
import { workplaceOfPart } from './workplace-words.ts'

/** Chances from which a sentence is believed. Chosen on the pool: at 0.8 one in a hundred jobs is falsely remote. */
const REMOTE_FROM = 0.8
const OTHER_FROM = 0.7
/** What contradicts the board's own field must be plain. */
const PLAIN_FROM = 0.9
/** From here to `REMOTE_FROM` a job is perhaps remote: a question for a person. */
const PERHAPS_FROM = 0.5

const { finds } = openPatterns('workplace')

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

/** What places and fields state; a flag 'not remote' and a named office are weaker than what the text says. */
export const statedFields = (found: FoundPosting, { workplace }: PlacesRead): Fields => ({
  workplace,
  isFlag: workplace === 'On-Site' && found.workplace === null,
})

const fromSentence = (name: StatedWorkplace, { chance, sentence, reasons }: Statement): WorkplaceRead => ({
  workplace: NAMES[name],
  reason: `“${sentence}” (${reasons().join(', ')})`,
  chance,
  sentence,
})

function readOffice({ hybrid, onsite }: ReturnType<typeof statedWorkplaces>, from: number) {
  if (hybrid !== null && hybrid.chance >= from) return fromSentence('hybrid', hybrid)
  return onsite !== null && onsite.chance >= from ? fromSentence('onsite', onsite) : null
}

/** What the sentences say; the widest offer counts. */
function readSentences(sentences: readonly string[]): WorkplaceRead | null {
  const stated = statedWorkplaces(sentences)
  const remote =
    stated.remote !== null && sentences.some((sentence) => finds('denied', sentence)) ? null : stated.remote
  if (remote !== null && remote.chance >= REMOTE_FROM) return fromSentence('remote', remote)
  const office = readOffice(stated, OTHER_FROM)
  if (office !== null || remote === null || remote.chance < PERHAPS_FROM) return office
  const read = fromSentence('remote', remote)
  // A line of its own, as beneath a title.
  if (workplaceOfPart(remote.sentence) === 'Remote') return read
  return { ...read, workplace: null, reason: `perhaps remote: “${remote.sentence}”` }
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
  const stated = statedWorkplaces(sentences)
  return (stated.remote?.chance ?? 0) >= REMOTE_FROM ? null : readOffice(stated, PLAIN_FROM)
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
  const isWider = byText?.workplace === 'Hybrid' || finds('direct', byText?.sentence ?? '')
  if (field !== null) return byText?.workplace && byText.workplace !== 'On-Site' && isWider ? byText : byField
  return byText ?? { workplace: null, reason: 'nothing names it', chance: 1, sentence: null }
}

const LONGEST_TITLE = 500

/** Whether a posting's text may still make its job remote: title, or workplace, of an on-site or hybrid one settle it. */
export function mayBeRemote(found: FoundPosting): boolean {
  const stated = statedFields(found, readPlaces(found))
  const title = squeeze(found.title.slice(0, LONGEST_TITLE))
  const fields = stated.isFlag ? { workplace: null, isFlag: false } : stated
  const { workplace } = readWorkplace(fields, { title, sentences: [] })
  return workplace === null || workplace === 'Remote'
}
