import type { Category } from '../../jobs/job-values.ts'
import type { Employer } from './employer.ts'
import type { TitlePart } from './title-parts.ts'

/** What the trained model knows of a title: its parts, who hires, and what the word lists say of it. */
export type TitleSeen = {
  parts: readonly TitlePart[]
  employer: Employer
  /** The category by the word lists, and the name in the title that decided it; null without one. */
  listed: Category
  name: string | null
}

const MOST_PARTS = 6

const pairs = (words: readonly string[]) => words.slice(1).map((word, index) => `${words[index]} ${word}`)

const featuresOf = (words: readonly string[], place: 'head' | 'rest'): string[] => [
  ...words.flatMap((word) => [`${place} ${word}`, `word ${word}`]),
  ...pairs(words).map((pair) => `pair ${pair}`),
]

/** The features of a title, each once: words by place, neighbours, the head noun, the employer, the lists' answer. */
export function titleFeatures({ parts, employer, listed, name }: TitleSeen): string[] {
  const [head, second] = parts.map(({ words }) => words)
  const noun = head?.at(-1)
  const features = parts
    .slice(0, MOST_PARTS)
    .flatMap(({ words }, index) => featuresOf(words, index === 0 ? 'head' : 'rest'))
  features.push(`employer ${employer}`, `list ${listed}`, `list ${listed} at ${employer}`, `name ${name}`)
  if (head !== undefined && noun !== undefined) {
    features.push(`noun ${noun}`, `noun ${noun} at ${employer}`, `first ${head[0]}`)
    if (head.length > 1) features.push(`last ${head.slice(-2).join(' ')}`)
    if (second?.[0] !== undefined) features.push(`noun ${noun}, ${second[0]}`)
  }
  return [...new Set(features)]
}
