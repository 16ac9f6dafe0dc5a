import { cx } from '@lilypad/ui'
import type { ComponentProps, CSSProperties } from 'react'

type SliderProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'> & {
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
  /** The value in words, for the eye and for screen readers: '$81K'. */
  format: (value: number) => string
}

/** The share of the scale below the value, from 0 to 1. */
const share = (value: number, { min, max }: Pick<SliderProps, 'min' | 'max'>) =>
  max > min ? (value - min) / (max - min) : 0

export const Slider = ({ value, onChange, format, className, ...rest }: SliderProps) => (
  <div className={cx('flex items-center gap-3', className)}>
    <input
      type="range"
      className="slider h-6 min-w-0 flex-1 cursor-pointer touch:h-11"
      style={{ '--share': share(value, rest) } as CSSProperties}
      value={value}
      aria-valuetext={format(value)}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      {...rest}
    />
    <output className="min-w-14 text-right font-semibold text-sm tabular-nums">{format(value)}</output>
  </div>
)
