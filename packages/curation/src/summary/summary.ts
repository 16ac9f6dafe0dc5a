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
/** What the company does, wishes or offers is not what the person does. */
const ELSEWHERE_FALL = 0.6
const UNFIT_HEADING = new RegExp(
  `^(?:${[
    'about (?!the (?:role|job|position)|this)',
    'who we are(?! look)',
    'our (?:mission|story|values|company|history|culture)',
    'why (?:join|work|us)',
    'what we (?:offer|pay|look|are look)',
    'what you(?:.ll| will)? (?:need|bring|have)',
    'who you are',
    '(?:minimum|preferred|required|basic|key|desired)? ?(?:qualification|requirement|skill|education|experience)',
    'benefits|perks|compensation|salary|pay|logistics|terms',
    'nice to have|equal|how to apply|eeo|disclaimer',
  ].join('|')})`,
  'i',
)
const FIT_HEADING = new RegExp(
  `^(?:${[
    'about (?:the (?:role|job|position)|this)',
    'the (?:role|job|position|opportunity)',
    '(?:job|role|position) ?(?:summary|overview|description|purpose)',
    'overview|summary|purpose|why this role',
    'what you(?:.ll| will)? (?:do|be doing|own)',
    'your (?:role|mission|impact|work|day)',
    '(?:key|core|main|primary|essential)? ?(?:responsibilities|duties|functions|tasks)',
    'in this role',
  ].join('|')})`,
  'i',
)

// 'They will also …' needs what stands before it, 'Partners with' what stood behind.
const LEANS =
  /^(?:this (?!role|position|job|post|opportunity|internship|person)|(?:they|these|those|it|their|there|he|she|such|also|as such|additionally|finally)\b)/i
const IS_CUT =
  /(?:\b(?:a|an|the|and|or|of|to|in|for|with|by|at|on|from|as|including|that|which)|[,:;(])[.…]?$/i

type Candidate = { text: string; score: number; place: number }

const isWhole = (text: string) => /[.!?]["”’)]?$/.test(text) && /^["“‘(]?[\p{Lu}\p{Lo}0-9]/u.test(text)
const isCandidate = (text: string) =>
  text.length >= LEAST && text.length <= LONGEST && !IS_CUT.test(text) && !text.endsWith('?')

const OF_HIRING = /\b(?:seek|look|hir|search|invit|recruit)/
const WITHOUT_ARTICLE = /^(?:at|the) /

/** 'Fern Press makes atlases', but not 'Fern is looking for an editor'. */
const isOfCompany = (text: string, firstWord: string): boolean =>
  firstWord !== '' &&
  text.toLowerCase().replace(WITHOUT_ARTICLE, '').startsWith(firstWord) &&
  !OF_HIRING.test(text)

/** The word by which a company calls itself; empty for a short one, which may be any word. */
const firstWordOf = (company: string): string => {
  const [first = ''] = company.toLowerCase().replace(WITHOUT_ARTICLE, '').split(/[\s,]/)
  return first.length > 3 ? first : ''
}

/** Whether the heading above each sentence is of the company, of wishes or of terms. */
function underUnfit(sentences: readonly string[]): boolean[] {
  let isUnfit = false
  return sentences.map((text) => {
    const isHeading = text.length < 60 && !/[.!?]$/.test(text)
    if (isHeading && UNFIT_HEADING.test(text)) isUnfit = true
    else if (isHeading && FIT_HEADING.test(text)) isUnfit = false
    return isUnfit
  })
}

const scoreOf = (text: string, place: number, isElsewhere: boolean): number =>
  fitness(text) +
  (isWhole(text) ? WHOLE_LIFT : 0) -
  (isElsewhere ? ELSEWHERE_FALL : 0) -
  (place / MOST_READ) * FRONT_LIFT

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
export function summarise(sentences: readonly string[], company = ''): string {
  const firstWord = firstWordOf(company.trim())
  const read = sentences.slice(0, MOST_READ)
  const unfit = underUnfit(read)
  const candidates = read.flatMap((text, place): Candidate[] =>
    isCandidate(text) && !LEANS.test(text)
      ? [{ text, score: scoreOf(text, place, unfit[place] === true || isOfCompany(text, firstWord)), place }]
      : [],
  )
  const chosen = choose(candidates).sort((one, other) => one.place - other.place)
  const texts =
    chosen.length > 0
      ? chosen.map(({ text }) => text)
      : read.slice(0, 1).map((text) => text.slice(0, LONGEST))
  return texts.map(withPeriod).join(' ')
}
