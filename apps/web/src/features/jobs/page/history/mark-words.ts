import { diffWordsWithSpace } from 'diff'

/** A run of words of a passage, and whether the other passage lacks them. */
export type Run = { words: string; isChanged: boolean }

/** With less in common than this, word by word would be a puzzle: the passages are shown whole. */
const LEAST_KEPT = 0.3

type Side = 'added' | 'removed'

/** Runs that follow each other, or have only blanks between them, are one. */
const joined = (runs: readonly Run[]): Run[] =>
  runs.reduce<Run[]>((done, run, index) => {
    const isGap = run.words.trim() === '' && done.at(-1)?.isChanged && runs[index + 1]?.isChanged
    const isChanged = run.isChanged || isGap === true
    const last = done.at(-1)
    if (last?.isChanged !== isChanged) return [...done, { words: run.words, isChanged }]
    return [...done.slice(0, -1), { words: last.words + run.words, isChanged }]
  }, [])

/** The words that each of two passages has and the other lacks. */
export const markWords = (before: string, after: string): { before: Run[]; after: Run[] } => {
  const parts = diffWordsWithSpace(before, after)
  const kept = parts.reduce((sum, { added, removed, value }) => (added || removed ? sum : sum + value.length), 0)
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
