/** @jsxRuntime automatic */
import type { CSSProperties, ReactNode } from 'react'
import { cx } from './cx.ts'

type Tone = 'neutral' | 'positive' | 'warning' | 'danger' | 'highlight'

const TONES: Record<Tone, string> = {
  neutral: 'bg-wash text-ink-soft',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  highlight: 'bg-highlight-soft text-highlight-text ring-1 ring-inset ring-highlight-line',
}

/** Tint and ink of one hue at a fixed lightness, so that any colour is readable. */
export const TINTED =
  'bg-[oklch(from_var(--hue)_var(--chip-tint-light)_min(c,0.035)_h)] text-[oklch(from_var(--hue)_var(--chip-ink-light)_min(c,0.11)_h)]'

type ChipProps = {
  children: ReactNode
  tone?: Tone
  color?: string | undefined
  /** `li` where it stands in a list. */
  as?: 'span' | 'li'
}

/** A small label; in one of the tones, or in the tint of a colour. */
export const Chip = ({ children, tone = 'neutral', color, as: Tag = 'span' }: ChipProps) => (
  <Tag
    style={color ? ({ '--hue': color } as CSSProperties) : undefined}
    className={cx(
      'inline-block max-w-full truncate rounded-full align-bottom px-2.5 py-0.5 font-medium text-xs leading-5',
      color ? TINTED : TONES[tone],
    )}
  >
    {children}
  </Tag>
)

type HueDotProps = { color: string | undefined; className?: string }

/** A dot in a colour at a fixed lightness, beside the name that it stands for. */
export const HueDot = ({ color, className = 'size-2.5' }: HueDotProps) => (
  <span
    aria-hidden="true"
    style={{ '--hue': color } as CSSProperties}
    className={cx('shrink-0 rounded-full bg-[oklch(from_var(--hue)_0.6_c_h)]', className)}
  />
)
