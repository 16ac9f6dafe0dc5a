import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'

export type Part = { key: string; text: ReactNode; className?: string | false | undefined }

type DottedLineProps = { parts: readonly Part[]; className?: string; title?: string }

/**
 * Facts in a row, with a dot between each two. Where they wrap, a fact stays whole if it can, and no line begins or ends
 * with a dot: the one before the first fact of a line is clipped at the edge. Nothing in it is positioned, so that it
 * stays below the link of a card.
 */
export const DottedLine = ({ parts, className, title }: DottedLineProps) => (
  <p title={title} className={cx('overflow-x-clip', className)}>
    <span className="-ml-3 flex flex-wrap">
      {parts.map((part, place) => (
        <span key={part.key} className={cx('pl-3', part.className)}>
          {place > 0 && (
            <span aria-hidden="true" className="-ml-3 inline-block w-3 whitespace-pre text-center">
              {' · '}
            </span>
          )}
          {part.text}
        </span>
      ))}
    </span>
  </p>
)

/** The parts of a line that are words alone. */
export const wordParts = (words: readonly string[]): Part[] => words.map((text) => ({ key: text, text }))
