import { openPatterns } from '../patterns/pattern.ts'
import { toWords } from '../sentence-model/ngrams.ts'
import { type ModelWeights, openModel } from '../sentence-model/sentence-model.ts'
import { type Piece, toPieces } from './pieces.ts'
import weights from './summary-weights.json' with { type: 'json' }

const { finds } = openPatterns('summary')

/** What a sentence is for: what the person does or whom the role serves, a line of a list of duties, anything else. */
export const SUMMARY_CLASSES = ['fit', 'duty', 'unfit'] as const

const readSentence = openModel(() => weights as ModelWeights)

/** The chance that a sentence tells what a job is about: all but that of `unfit`. */
const fitness = (sentence: string) => 1 - (readSentence(toWords(sentence)).chances[2] ?? 0)

const LEAST = 30
const LONGEST = 600
/** A sentence of more letters is taken only where shorter ones say little. */
const LONG = 400
const LONG_FALL = 0.8
const MOST_READ = 100
/** So many letters at the end show whether a text is cut. */
const END = 20
const MOST_SENTENCES = 3
/** A first sentence below this many letters takes a second that says a little. */
const SHORTEST_SUMMARY = 40
/** The least fitness of a first, second and third sentence. */
const LEAST_FITNESS = [-2, 0.65, 0.85]
/** Two sentences with this share of equal words say the same. */
const SAME_FROM = 0.6
/** A sentence near the front of a text wins over its equals, as does one that is whole, of the title, beside a chosen one. */
const FRONT_LIFT = 0.3
const WHOLE_LIFT = 0.3
const TITLE_LIFT = 0.05
const NEAR_LIFT = 0.1
/** What stands under a heading of the company, of wishes or of terms is seldom of the role. */
const ELSEWHERE_FALL = 0.35
/** What names no person and does not begin with a task is seldom of the role either. */
const NAMELESS_FALL = 0.3
/** Whom a company seeks tells at least the trade. */
const HIRING_FIT = 0.1
const PERSON = ['starts with verb', 'of role', 'of hiring', 'of person'] as const

const ARTICLE = /^(?:at|the) /i
const AFTER_TITLE = /^\s*([-–—:|]?)\s+(\p{Lu}.*)/su
const BEGINS = /^(?:You|We|As|The|This|Our|In|At)\b/

type Candidate = { text: string; fit: number; score: number; place: number }
type Posting = { title?: string; company?: string }

/** A line of a list that begins with its verb is half a sentence. */
const wholeness = (text: string) =>
  finds('starts with verb', text) ? WHOLE_LIFT / 2 : /[.!]["”’)]?$/.test(text) ? WHOLE_LIFT : 0
const hasEvenBrackets = (text: string) => text.split('(').length === text.split(')').length
const isCandidate = (text: string) =>
  text.length >= LEAST &&
  text.length <= LONGEST &&
  /^["“‘]?[\p{Lu}\p{Lo}0-9]/u.test(text) &&
  !text.endsWith('?') &&
  !finds('no sentence', text) &&
  !finds('in capitals', text) &&
  !finds('cut', text.slice(-END)) &&
  hasEvenBrackets(text)

/** 'Fern Press makes atlases', 'We make atlases', but not 'Fern is looking for an editor'. */
function isOfCompany(text: string, firstWord: string): boolean {
  if (finds('starts with verb', text) || finds('of hiring', text)) return false
  const isNamed = firstWord !== '' && text.includes(firstWord)
  if (isNamed && text.replace(ARTICLE, '').startsWith(firstWord)) return true
  return (isNamed || finds('of company', text)) && !finds('of role', text)
}

/** The word by which a company calls itself; empty for a short one, which may be any word, unless it is like 'D2L'. */
function toFirstWord(company: string): string {
  const [first = ''] = company.replace(ARTICLE, '').split(/[\s,]/)
  return first.length > 3 || /^\p{Lu}[\p{Lu}\d]/u.test(first) ? first : ''
}

/** The noun of a title: 'editor' of 'Senior Editor, Atlases (Remote)'. */
const findNoun = (title: string) =>
  title
    .split(/[,(–|:]| - /)[0]
    ?.toLowerCase()
    .match(/\p{L}{4,}/gu)
    ?.at(-1)

/** 'Map Editor Fern is looking for …' without the title that a page has set above. */
function withoutTitle(text: string, title: string, firstWord: string): string {
  if (title === '' || !text.startsWith(title)) return text
  const [, mark = '', rest = ''] = AFTER_TITLE.exec(text.slice(title.length)) ?? []
  const begins = mark !== '' || BEGINS.test(rest) || (firstWord !== '' && rest.startsWith(firstWord))
  return begins ? rest : text
}

/** 'The senior editor checks …', 'As an editor, you …'. */
const isOfTitle = (text: string, noun: string | undefined) =>
  noun !== undefined &&
  /^(?:as |the |our |an? |this )/i.test(text) &&
  text.slice(0, 60).toLowerCase().includes(noun)

/** How well a piece tells what the person does, from -1 to about 1; what speaks of others is not read. */
function toFit({ text, isElsewhere }: Piece, firstWord: string, noun: string | undefined): number {
  const isTitles = isOfTitle(text, noun)
  if (finds('not of role', text) || (!isTitles && isOfCompany(text, firstWord))) return -1
  const namesPerson = isTitles || PERSON.some((table) => finds(table, text))
  const fall =
    (isElsewhere ? ELSEWHERE_FALL : 0) +
    (namesPerson ? 0 : NAMELESS_FALL) +
    (text.length > LONG ? LONG_FALL : 0)
  const fit = fitness(text) + (isTitles ? TITLE_LIFT : 0) - fall
  return finds('of hiring', text) ? Math.max(fit, HIRING_FIT) : fit
}

const wordSet = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

function saySame(one: string, other: string): boolean {
  const [a, b] = [wordSet(one), wordSet(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared >= Math.min(a.size, b.size) * SAME_FROM
}

/** The best candidates that do not repeat each other; a second and a third only if they are good. */
function choose(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = []
  const left = new Set(candidates)
  while (chosen.length < MOST_SENTENCES) {
    const isNear = ({ place }: Candidate) => chosen.some((other) => Math.abs(other.place - place) === 1)
    const toScore = (candidate: Candidate) => candidate.score + (isNear(candidate) ? NEAR_LIFT : 0)
    const isShort = chosen.length === 1 && (chosen[0]?.text ?? '').length < SHORTEST_SUMMARY
    const least = isShort ? 0 : (LEAST_FITNESS[chosen.length] ?? 0)
    const good = [...left].filter(({ fit }) => fit >= least)
    const [best] = good.sort((one, other) => toScore(other) - toScore(one))
    if (!best) break
    left.delete(best)
    if (!chosen.some(({ text }) => saySame(text, best.text))) chosen.push(best)
  }
  return chosen.sort((one, other) => one.place - other.place)
}

const withPeriod = (text: string) => `${text.replace(/[.!?:;,…\s]*(["”’)]*)$/, '$1')}.`

/** Two or three sentences that tell what the person does or whom the role serves; empty for an empty text. */
export function summarise(sentences: readonly string[], { title = '', company = '' }: Posting = {}): string {
  const [firstWord, noun] = [toFirstWord(company.trim()), findNoun(title)]
  const pieces = toPieces(sentences.slice(0, MOST_READ))
  const candidates = pieces.flatMap((piece, place): Candidate[] => {
    const text = withoutTitle(piece.text, title, firstWord)
    if (!isCandidate(text) || title.includes(text)) return []
    const fit = toFit({ ...piece, text }, firstWord, noun)
    return [{ text, fit, score: fit + wholeness(text) - (place / pieces.length) * FRONT_LIFT, place }]
  })
  const chosen = choose(candidates).map(({ text }) => text)
  const texts = chosen.length > 0 ? chosen : sentences.slice(0, 1).map((text) => text.slice(0, LONG))
  return texts.map(withPeriod).join(' ')
}
