import type { Passage } from '@lilypad/domain'

const LONGEST = 400

const shortened = (sentence: string | undefined) =>
  sentence === undefined ? null : sentence.length > LONGEST ? `${sentence.slice(0, LONGEST)}…` : sentence

/** A sentence of a text between its neighbours, each at most 400 characters; null for a sentence that the text lacks. */
export function passageOf(sentences: readonly string[], sentence: string | null): Passage | null {
  const index = sentence === null ? -1 : sentences.indexOf(sentence)
  if (sentence === null || index < 0) return null
  return {
    before: shortened(sentences[index - 1]),
    sentence: shortened(sentence) ?? '',
    after: shortened(sentences[index + 1]),
  }
}
