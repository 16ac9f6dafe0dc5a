import type { Employer } from './employer.ts'
import type { TitlePart } from './title-parts.ts'

const MOST_PARTS = 6
/** The ends of the head noun tell of words that no title had: `…logist`, `…ician`. */
const END_LETTERS = [3, 4, 5]

const neighbours = (words: readonly string[], apart: number) =>
  words.slice(apart).map((word, index) => `${words[index]} ${word}`)

const ofPart = (words: readonly string[], place: 'head' | 'rest') => [
  ...words.flatMap((word) => [`${place} ${word}`, `word ${word}`]),
  ...neighbours(words, 1).map((pair) => `pair ${pair}`),
]

function ofHead(head: readonly string[], next: string | undefined, employer: Employer): string[] {
  const noun = head.at(-1) ?? ''
  return [
    ...neighbours(head, 2).map((pair) => `apart ${pair}`),
    `first ${head[0]}`,
    `noun ${noun}`,
    `${employer} ${noun}`,
    ...(head.length > 1 ? [`last ${head.slice(-2).join(' ')}`] : []),
    ...(next === undefined ? [] : [`before ${noun} ${next}`]),
    ...END_LETTERS.filter((length) => noun.length > length).map((length) => `end ${noun.slice(-length)}`),
  ]
}

/**
 * The features of a title, each once: its words by place, neighbours, the head noun, the employer. Each is a kind, a blank
 * and the words that it is about.
 */
export function titleFeatures(parts: readonly TitlePart[], employer: Employer): string[] {
  const [head = [], second = []] = parts.map(({ words }) => words)
  const features = parts
    .slice(0, MOST_PARTS)
    .flatMap(({ words }, index) => ofPart(words, index === 0 ? 'head' : 'rest'))
  if (head.length > 0) features.push(...ofHead(head, second[0], employer))
  return [...new Set([...features, `employer ${employer}`])]
}
