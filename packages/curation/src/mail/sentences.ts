const SENTENCE_END = /(?<=[.!?])["')]*\s+(?=["'(]?[A-Z\d])/
const LONGEST_SENTENCE = 600
const MOST_SENTENCES = 300

export const toPlain = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** 'When: Tuesday'. */
const LABELLED_LINE = /\n(?=\s*[A-Z][\w ]{2,24}: )/g

/** Lines of a paragraph belong together, unless a label begins them. */
export const toSentences = (text: string): string[] =>
  toPlain(text)
    .replace(LABELLED_LINE, '\n\n')
    .split(/\n\s*\n/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(SENTENCE_END))
    .map((sentence) => sentence.trim().slice(0, LONGEST_SENTENCE))
    .filter((sentence) => sentence !== '')
    .slice(0, MOST_SENTENCES)
