/** @jsxRuntime automatic */
import type { CSSProperties } from 'react'
import { cx } from './cx.ts'
import { initials } from './initials.ts'

const SIZES = {
  small: 'size-12 text-base md:size-10 md:text-sm',
  medium: 'size-12 text-base',
  large: 'size-16 text-xl md:size-18',
}

export type LogoTileProps = {
  name: string
  src: string | null
  size?: keyof typeof SIZES
  /** The hue of the tint under the initials, in degrees; without one it is the page's own. */
  hue?: number
  onError?: () => void
}

/** A logo in a fixed rounded square; initials on a tint when it is missing. */
export function LogoTile({ name, src, size = 'medium', hue, onError }: LogoTileProps) {
  const shape = cx('grid shrink-0 place-items-center rounded-md', SIZES[size])
  if (src) {
    return (
      <span className={cx(shape, 'bg-[white] ring-1 ring-inset ring-line')}>
        <img
          key={src}
          src={src}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          decoding="async"
          className="size-full object-contain p-1.5"
          onError={onError}
        />
      </span>
    )
  }
  return (
    <span
      aria-hidden="true"
      style={hue === undefined ? undefined : ({ '--hue-angle': hue } as CSSProperties)}
      className={cx(
        shape,
        'font-bold',
        hue === undefined
          ? 'bg-surface-sunken text-ink-soft'
          : 'bg-[oklch(var(--chip-tint-light)_0.035_var(--hue-angle))] text-[oklch(var(--chip-ink-light)_0.09_var(--hue-angle))]',
      )}
    >
      {initials(name)}
    </span>
  )
}
