import type { ComponentProps } from 'react'

type LandedLogoProps = Pick<ComponentProps<'img'>, 'src' | 'alt' | 'title' | 'loading'>

export const LandedLogo = ({ alt, ...rest }: LandedLogoProps) => (
  <img
    alt={alt}
    {...rest}
    width={80}
    height={80}
    decoding="async"
    className="size-20 rounded-md bg-[white] object-contain p-2 ring-1 ring-line"
  />
)
