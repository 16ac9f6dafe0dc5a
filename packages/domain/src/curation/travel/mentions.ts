/** A mention of travel, with its surroundings in the same sentence. */
export type Mention = {
  /** As printed, to show as the deciding sentence. */
  sentence: string
  /** Up to 180 characters on either side, lower-cased, with `¤` in place of the word for travel. */
  context: string
  /** Under a heading about benefits. */
  amongBenefits: boolean
  /** A visit is travel only when something says how often. */
  isVisit: boolean
}

const AROUND = 180
const LONGEST_SENTENCE = 600
// An advertisement mentions travel a few times; more mentions add nothing and cost time.
const MOST_MENTIONS = 60

const TRAVEL =
  /\b(?:travel(?:l?ing|s)?|business trips?|overnight (?:trips?|stays?)|on the road(?! to| ahead)|trips?(?= (?:per|a|each|every) (?:year|quarter|month))|(?<=\b(?:annual|yearly|quarterly|monthly|occasional|frequent|regular|periodic|infrequent|in-person) (?:(?:day|company|team|overnight|work|in-person) )?)trips?|reisebereitschaft|dienstreisen|déplacements|viajar)\b/gi
// Every mention has one of these words: few sentences need the longer expressions.
const MAY_MENTION =
  /travel|trips?\b|overnight|on the road|reisebereitschaft|dienstreisen|déplacements|viajar|visit/i
const VISIT =
  /\b(?:(?:customer|client|school|partner|site|campus|district|field) visits|visits? to (?:customers?|clients?|schools?|sites?|partners?|districts?|campuses))\b/gi
const BENEFITS_HEADING =
  /^(?:our |the |company )?(?:benefits?|perks?|what we offer|we offer|why (?:join|work)|what(?:['’]s in it| you(?:['’]ll| will) get)|compensation (?:and|&) (?:benefits|perks)|total rewards)\b/i
const OTHER_HEADING =
  /\b(?:requirements?|qualifications?|responsibilit|about|you(?:['’]ll| will) (?:do|bring|need)|you (?:have|bring|are)|role|nice to have|skills|experience|apply|travel|conditions|duties|location)/i
const HEADING =
  /^\W*(?:is |work location (?:&|and) |business |physical (?:&|and) )?travel(?: (?:requirements?|required|expectations?|percentage|amount|frequency|level))?\s*[:?]?$/i
// Alone it may be a heading or the whole statement; the next line decides.
const STATEMENT = /\brequired\s*$/i

/** The sentence itself, or the part of a run-on sentence around the mention. */
function excerpt(sentence: string, at: number): string {
  if (sentence.length <= LONGEST_SENTENCE) return sentence
  const from = sentence.indexOf(' ', Math.max(0, at - AROUND)) + 1
  const to = sentence.lastIndexOf(' ', at + AROUND)
  return sentence.slice(at < AROUND ? 0 : from, to > at ? to : undefined).trim()
}

type Line = { text: string; amongBenefits: boolean }

/**
 * Sentences that may mention travel, with their section; a heading such as 'Travel required:' is joined to the line
 * that answers it.
 */
function lines(sentences: readonly string[]): Line[] {
  const found: Line[] = []
  let amongBenefits = false
  let heading = ''
  for (const sentence of sentences) {
    if (sentence.length < 60 && BENEFITS_HEADING.test(sentence)) amongBenefits = true
    else if (sentence.length < 50 && !/[.,]$/.test(sentence) && OTHER_HEADING.test(sentence))
      amongBenefits = false
    const answers = heading !== '' && sentence.length < 40
    if (heading !== '' && !answers && STATEMENT.test(heading)) found.push({ text: heading, amongBenefits })
    const speaks = MAY_MENTION.test(sentence)
    const isHeading = speaks && HEADING.test(sentence)
    if (answers && !isHeading)
      found.push({ text: `${heading.replace(/[:?]?$/, ':')} ${sentence}`, amongBenefits })
    else if (speaks && !isHeading) found.push({ text: sentence, amongBenefits })
    heading = isHeading ? sentence : ''
  }
  return STATEMENT.test(heading) ? [...found, { text: heading, amongBenefits }] : found
}

function mentionsIn({ text, amongBenefits }: Line): Mention[] {
  const all = [...text.matchAll(TRAVEL), ...text.matchAll(VISIT)].slice(0, MOST_MENTIONS)
  return all.map((match) => {
    const end = match.index + match[0].length
    const before = text.slice(Math.max(0, match.index - AROUND), match.index)
    const context = `${before}¤${text.slice(end, end + AROUND)}`.toLowerCase()
    const isVisit = /visit/i.test(match[0])
    return { sentence: excerpt(text, match.index), context, amongBenefits, isVisit }
  })
}

/** Every mention of travel in a description, at most 60, in order. */
export function travelMentions(sentences: readonly string[]): Mention[] {
  const found: Mention[] = []
  for (const line of lines(sentences)) {
    if (found.length >= MOST_MENTIONS) break
    found.push(...mentionsIn(line))
  }
  return found.slice(0, MOST_MENTIONS)
}
