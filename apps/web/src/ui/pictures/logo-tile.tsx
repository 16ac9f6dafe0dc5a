import { cx, hueOf, initials } from '@lilypad/ui'
import { type CSSProperties, useState } from 'react'

const SIZES = {
  small: 'size-12 text-base md:size-10 md:text-sm',
  medium: 'size-12 text-base',
  large: 'size-16 text-xl md:size-18',
}

type LogoTileProps = { name: string; src: string | null; size?: keyof typeof SIZES }

/** A logo in a fixed rounded square; initials on a tint when it is missing or does not load. */
export const LogoTile = ({ name, src, size = 'medium' }: LogoTileProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  const shape = cx('grid shrink-0 place-items-center rounded-md', SIZES[size])
  if (src && src !== failed) {
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
          onError={() => setFailed(src)}
        />
      </span>
    )
  }
  return (
    <span
      aria-hidden="true"
      style={{ '--hue-angle': hueOf(name) } as CSSProperties}
      className={cx(
        shape,
        'bg-[oklch(var(--chip-tint-light)_0.035_var(--hue-angle))] font-bold text-[oklch(var(--chip-ink-light)_0.09_var(--hue-angle))]',
      )}
    >
      {initials(name)}
    </span>
  )
}
