import { LogoTile as StaticTile, toHue } from '@lilypad/ui'
import { type ComponentProps, useState } from 'react'

type LogoTileProps = Omit<ComponentProps<typeof StaticTile>, 'hue' | 'onError'>

/** A logo; initials on a tint of the name's own hue also when it does not load. */
export function LogoTile({ src, ...rest }: LogoTileProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src === failed ? null : src
  return <StaticTile {...rest} src={shown} hue={toHue(rest.name)} onError={() => setFailed(src)} />
}
