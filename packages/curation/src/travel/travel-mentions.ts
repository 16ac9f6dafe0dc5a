import { openPatterns } from '../patterns/pattern.ts'

const { everyIn, finds } = openPatterns('travel-mentions')

/** A statement that may speak of travel, and whether it stands under a heading about benefits. */
type Line = { text: string; amongBenefits: boolean }

// The next field of a form answers nothing: 'Telecommuting options: yes'.
const NEXT_FIELD = /^[A-Z][\w /&()-]{2,40}:/
const SHORT_ANSWER = 40
const LONG_ANSWER = 240

/** Sentences that may mention travel; 'Travel required:' is joined to the line that answers it. */
function joinHeadings(sentences: readonly string[]): Line[] {
  const found: Line[] = []
  let amongBenefits = false
  let heading = ''
  const keep = (text: string) => found.push({ text, amongBenefits })
  for (const { sentence, speaks } of sentences.map(speaksOfTravel)) {
    if (sentence.length < 60 && finds('benefits heading', sentence)) amongBenefits = true
    else if (sentence.length < 50 && !/[.,]$/.test(sentence) && finds('other heading', sentence))
      amongBenefits = false
    const isHeading = speaks && sentence.length < 80 && finds('heading', sentence)
    const answers = heading !== '' && !isHeading && isAnswer(sentence)
    // Alone it may be a heading or the whole statement; the next line decides.
    if (!answers && finds('heading that states', heading)) keep(heading)
    if (answers) keep(`${heading.replace(/[:?*]*$/, ':')} ${sentence}`)
    else if (speaks && !isHeading) keep(sentence)
    heading = isHeading ? sentence : ''
  }
  if (finds('heading that states', heading)) keep(heading)
  return found
}

// Every mention has one of these words: few sentences need the longer expressions.
const speaksOfTravel = (sentence: string) => ({ sentence, speaks: finds('may mention', sentence) })

const isAnswer = (sentence: string) =>
  finds('says how much', sentence)
    ? sentence.length < LONG_ANSWER
    : sentence.length < SHORT_ANSWER && !NEXT_FIELD.test(sentence)

export type Mention = {
  /** As printed, to show as the deciding sentence. */
  sentence: string
  /** Up to 180 characters on either side, lower-cased, with `¤` in place of the word for travel. */
  context: string
  /** Under a heading about benefits. */
  amongBenefits: boolean
  /** A visit is travel only when something says how often. */
  isVisit: boolean
  /** The word qualifies another noun: 'travel brands', 'travel patterns'. */
  isQualifier: boolean
}

const AROUND = 180
const LONGEST_SENTENCE = 600
// An advertisement mentions travel a few times; more mentions add nothing and cost time.
const MAX_MENTIONS = 60

function qualifies(text: string, start: number, end: number): boolean {
  if (!/^travel$/i.test(text.slice(start, end))) return false
  if (/^['’]s\b/.test(text.slice(end, end + 3))) return true
  const [, next = ''] = /^(?: ?\/ ?|[ -])([\p{L}\p{N}]+)/u.exec(text.slice(end, end + 40)) ?? []
  if (next === '') return false
  if (finds('qualified', next)) return true
  // 'to travel': a verb, so that a name may follow it.
  if (/^[^a-z]/.test(next) || finds('verb before', text.slice(Math.max(0, start - 30), start))) return false
  return !finds('goes on', next)
}

/** The sentence itself, or the part of a run-on sentence around the mention. */
function excerpt(sentence: string, at: number): string {
  if (sentence.length <= LONGEST_SENTENCE) return sentence
  const from = sentence.indexOf(' ', Math.max(0, at - AROUND)) + 1
  const to = sentence.lastIndexOf(' ', at + AROUND)
  return sentence.slice(at < AROUND ? 0 : from, to > at ? to : undefined).trim()
}

function mentionsIn({ text, amongBenefits }: Line): Mention[] {
  const all = [...everyIn('travel', text), ...everyIn('visit', text)].slice(0, MAX_MENTIONS)
  return all.map((match) => {
    const end = match.index + match[0].length
    const before = text.slice(Math.max(0, match.index - AROUND), match.index)
    return {
      sentence: excerpt(text, match.index),
      context: `${before}¤${text.slice(end, end + AROUND)}`.toLowerCase(),
      amongBenefits,
      isVisit: /visit|driving/i.test(match[0]),
      isQualifier: qualifies(text, match.index, end),
    }
  })
}

/** Every mention of travel in a description, at most 60, in order. */
export function travelMentions(sentences: readonly string[]): Mention[] {
  const found: Mention[] = []
  for (const line of joinHeadings(sentences)) {
    if (found.length >= MAX_MENTIONS) break
    found.push(...mentionsIn(line))
  }
  return found.slice(0, MAX_MENTIONS)
}
