const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
]

/** A number in digits or as a word up to fifteen, for use in patterns. */
export const NUMBER = `(?:\\d{1,3}(?:\\.\\d)?|${WORDS.slice(1).join('|')}|twenty|thirty|forty)`

const BIG: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40 }

/** 'three' and '3' are 3. */
export function numberOf(text: string): number {
  const word = text.toLowerCase()
  const index = WORDS.indexOf(word)
  return index >= 0 ? index : (BIG[word] ?? Number(word))
}
