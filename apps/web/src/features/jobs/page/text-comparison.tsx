import type { ChangedPassages } from '@lilypad/domain'
import { diffWordsWithSpace } from 'diff'

/** A run of words of a passage, and whether the other passage lacks them. */
type Run = { words: string; isChanged: boolean }

const plain = (words: string): Run[] => [{ words, isChanged: false }]

/** With less in common than this, word by word would be a puzzle: the passages are shown whole. */
const MIN_SHARED = 0.3

/** Runs that follow each other, or have only blanks between them, are one. */
function joined(runs: readonly Run[]): Run[] {
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

export function markChanges(before: string, after: string): { before: Run[]; after: Run[] } {
  const parts = diffWordsWithSpace(before, after)
  const numShared = parts.reduce(
    (sum, { added, removed, value }) => (added || removed ? sum : sum + value.length),
    0,
  )
  if (numShared < MIN_SHARED * Math.min(before.length, after.length))
    return { before: plain(before), after: plain(after) }
  const runsWithout = (other: 'added' | 'removed'): Run[] =>
    joined(
      parts
        .filter((part) => !part[other])
        .map(({ added, removed, value }) => ({ words: value, isChanged: added || removed })),
    )
  return { before: runsWithout('added'), after: runsWithout('removed') }
}

/** A line through or under the words, a colour, and for a screen reader what it means. */
const LOOKS = {
  del: ['removed', 'rounded-xs bg-danger-soft text-danger line-through decoration-1'],
  ins: ['added', 'rounded-xs bg-positive-soft text-positive underline decoration-1 underline-offset-2'],
} as const

type PassageProps = { name: string; runs: readonly Run[]; mark: keyof typeof LOOKS }

function Passage({ name, runs, mark: Mark }: PassageProps) {
  const [says, look] = LOOKS[Mark]
  return (
    <div className="min-w-0 bg-surface-raised p-4">
      <p className="mb-1 font-semibold text-ink-soft text-xs">{name}</p>
      <p className="wrap-anywhere whitespace-pre-line text-sm leading-relaxed">
        {runs.map(({ words, isChanged }, index) =>
          isChanged ? (
            <Mark key={index} className={look}>
              <span className="sr-only"> {says}: </span>
              {words}
              <span className="sr-only"> (end) </span>
            </Mark>
          ) : (
            words
          ),
        )}
      </p>
    </div>
  )
}

function toRuns({ before, after }: ChangedPassages) {
  if (before !== null && after !== null) return markChanges(before, after)
  return { before: before === null ? null : plain(before), after: after === null ? null : plain(after) }
}

export default function TextComparison({ passages }: { passages: ChangedPassages }) {
  const { before, after } = toRuns(passages)
  const isBoth = before !== null && after !== null
  return (
    <div
      className={`mt-2 grid gap-px overflow-hidden rounded-sm border border-line bg-line ${isBoth ? 'md:grid-cols-2' : ''}`}
    >
      {before && <Passage name={isBoth ? 'Before' : 'No longer there'} runs={before} mark="del" />}
      {after && <Passage name={isBoth ? 'After' : 'New'} runs={after} mark="ins" />}
    </div>
  )
}
