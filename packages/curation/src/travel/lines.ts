import { openPatterns } from '../patterns/pattern.ts'

const { finds } = openPatterns('travel-mentions')

/** A statement that may speak of travel, and whether it stands under a heading about benefits. */
export type Line = { text: string; amongBenefits: boolean }

// The next field of a form answers nothing: 'Telecommuting options: yes'.
const NEXT_FIELD = /^[A-Z][\w /&()-]{2,40}:/
const SHORT_ANSWER = 40
const LONG_ANSWER = 240

/** Sentences that may mention travel; 'Travel required:' is joined to the line that answers it. */
export function headed(sentences: readonly string[]): Line[] {
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
