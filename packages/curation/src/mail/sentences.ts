const SENTENCE_END = /(?<=[.!?])["')]*\s+(?=["'(]?[A-Z\d])/
const LONGEST_SENTENCE = 600
const MOST_SENTENCES = 300

export const toPlain = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** Lines of a paragraph belong together. */
export const toSentences = (text: string): string[] =>
  toPlain(text)
    .split(/\n\s*\n/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(SENTENCE_END))
    .map((sentence) => sentence.trim().slice(0, LONGEST_SENTENCE))
    .filter((sentence) => sentence !== '')
    .slice(0, MOST_SENTENCES)
