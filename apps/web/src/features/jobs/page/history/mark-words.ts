import { diffWordsWithSpace } from 'diff'

/** A run of words of a passage, and whether the other passage lacks them. */
export type Run = { words: string; isChanged: boolean }

/** With less in common than this, word by word would be a puzzle: the passages are shown whole. */
const LEAST_KEPT = 0.3

type Side = 'added' | 'removed'

/** Runs that follow each other, or have only blanks between them, are one. */
const joined = (runs: readonly Run[]): Run[] => {
  const done: Run[] = []
  for (const [index, { words, isChanged: isOwn }] of runs.entries()) {
    const last = done.at(-1)
    const isGap = words.trim() === '' && last?.isChanged && runs[index + 1]?.isChanged
    const isChanged = isOwn || isGap === true
    if (last?.isChanged === isChanged) last.words += words
    else done.push({ words, isChanged })
  }
  return done
}

/** The words that each of two passages has and the other lacks. */
export const markWords = (before: string, after: string): { before: Run[]; after: Run[] } => {
  const parts = diffWordsWithSpace(before, after)
  const kept = parts.reduce(
    (sum, { added, removed, value }) => (added || removed ? sum : sum + value.length),
    0,
  )
  if (kept < LEAST_KEPT * Math.min(before.length, after.length))
    return { before: [{ words: before, isChanged: false }], after: [{ words: after, isChanged: false }] }
  const runsWithout = (other: Side): Run[] =>
    joined(
      parts
        .filter((part) => !part[other])
        .map(({ added, removed, value }) => ({ words: value, isChanged: added || removed })),
    )
  return { before: runsWithout('added'), after: runsWithout('removed') }
}
