import type { ChangedPassages } from '@lilypad/domain'
import { markWords, type Run } from './mark-words.ts'

const LOOKS = {
  del: 'rounded-xs bg-danger-soft text-danger line-through decoration-1',
  ins: 'rounded-xs bg-positive-soft text-positive underline decoration-1 underline-offset-2',
} as const

const SAYS = { del: 'removed', ins: 'added' } as const

/** Told by a line through or under the words, by colour, and in words to a screen reader. */
const Changed = ({ as: Mark, words }: { as: 'del' | 'ins'; words: string }) => (
  <Mark className={LOOKS[Mark]}>
    <span className="sr-only"> {SAYS[Mark]}: </span>
    {words}
    <span className="sr-only"> (end) </span>
  </Mark>
)

const Passage = ({ name, runs, mark }: { name: string; runs: readonly Run[]; mark: 'del' | 'ins' }) => (
  <div className="min-w-0 bg-surface-raised p-4">
    <p className="mb-1 font-semibold text-ink-soft text-xs">{name}</p>
    <p className="wrap-anywhere whitespace-pre-line text-sm leading-relaxed">
      {runs.map(({ words, isChanged }, index) =>
        isChanged ? <Changed key={index} as={mark} words={words} /> : words,
      )}
    </p>
  </div>
)

const plain = (words: string): Run[] => [{ words, isChanged: false }]

const runsOf = ({ before, after }: ChangedPassages) => {
  if (before !== null && after !== null) return markWords(before, after)
  return { before: before === null ? null : plain(before), after: after === null ? null : plain(after) }
}

/** The changed passages of a text, before and now, side by side where there is room. */
export default function TextComparison({ passages }: { passages: ChangedPassages }) {
  const { before, after } = runsOf(passages)
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
