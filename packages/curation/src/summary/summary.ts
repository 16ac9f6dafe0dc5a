import { fitness } from './summary-model.ts'

const LEAST = 25
const LONGEST = 420
const MOST_READ = 120
const MOST_SENTENCES = 3
/** From here a third sentence is worth its room. */
const THIRD_FROM = 0.6
/** Two sentences with this share of equal words say the same. */
const SAME_FROM = 0.6
/** A sentence near the front of a text, and one that is whole, win over equals. */
const FRONT_LIFT = 0.1
const WHOLE_LIFT = 0.3

// 'They will also …' needs what stands before it, 'Partners with' what stood behind.
const LEANS =
  /^(?:this (?!role|position|job|post|opportunity|internship|person)|(?:they|these|those|it|their|there|he|she|such|also|as such|additionally|finally)\b)/i
const IS_CUT =
  /(?:\b(?:a|an|the|and|or|of|to|in|for|with|by|at|on|from|as|including|that|which)|[,:;(])[.…]?$/i

type Candidate = { text: string; score: number; place: number }

const isWhole = (text: string) => /[.!?]["”’)]?$/.test(text) && /^["“‘(]?[\p{Lu}\p{Lo}0-9]/u.test(text)
const isCandidate = (text: string) =>
  text.length >= LEAST && text.length <= LONGEST && !IS_CUT.test(text) && !text.endsWith('?')

const scoreOf = (text: string, place: number): number =>
  fitness(text) + (isWhole(text) ? WHOLE_LIFT : 0) - (place / MOST_READ) * FRONT_LIFT

const wordSet = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

/** Whether two sentences say the same: most words of the shorter one are in the other. */
function saySame(one: string, other: string): boolean {
  const [a, b] = [wordSet(one), wordSet(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared >= Math.min(a.size, b.size) * SAME_FROM
}

/** The best candidates that do not repeat each other, best first; a third only if it is good. */
function choose(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = []
  for (const candidate of [...candidates].sort((one, other) => other.score - one.score)) {
    if (chosen.length === MOST_SENTENCES) break
    if (chosen.length === 2 && candidate.score < THIRD_FROM + WHOLE_LIFT) break
    if (chosen.some(({ text }) => saySame(text, candidate.text))) continue
    chosen.push(candidate)
  }
  return chosen
}

const withPeriod = (text: string) => (text.endsWith('.') ? text : `${text.replace(/[!?:;,…"”’)\s]+$/, '')}.`)

/**
 * Two or three sentences of a description that tell what the person does or whom the role serves, in the order of the
 * text, ending in a period. Empty for an empty text. Linear in its length.
 */
export function summarise(sentences: readonly string[]): string {
  const read = sentences.slice(0, MOST_READ)
  const candidates = read.flatMap((text, place): Candidate[] =>
    isCandidate(text) && !LEANS.test(text) ? [{ text, score: scoreOf(text, place), place }] : [],
  )
  const chosen = choose(candidates).sort((one, other) => one.place - other.place)
  const texts =
    chosen.length > 0
      ? chosen.map(({ text }) => text)
      : read.slice(0, 1).map((text) => text.slice(0, LONGEST))
  return texts.map(withPeriod).join(' ')
}
