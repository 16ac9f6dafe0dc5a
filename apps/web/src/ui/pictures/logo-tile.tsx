import { hueOf, LogoTile as StaticTile } from '@lilypad/ui'
import { type ComponentProps, useState } from 'react'

type LogoTileProps = Omit<ComponentProps<typeof StaticTile>, 'hue' | 'onError'>

/** A logo; initials on a tint of the name's own hue also when it does not load. */
export const LogoTile = ({ src, ...rest }: LogoTileProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src === failed ? null : src
  return <StaticTile {...rest} src={shown} hue={hueOf(rest.name)} onError={() => setFailed(src)} />
}
