import { type ComponentType, lazy, useState } from 'react'

/**
 * A part whose code is loaded when it is first drawn, inside a `Suspense`; or before, by `load`: then it is drawn at once,
 * so that nothing flashes in between.
 */
export const later = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) => {
  let code: ComponentType<P> | null = null
  const keep = async () => {
    const module = await load()
    code = module.default
    return module
  }
  const Lazy = lazy(keep) as unknown as ComponentType<P>
  const Later = (props: P) => {
    const [Drawn] = useState(() => code ?? Lazy)
    return <Drawn {...props} />
  }
  return Object.assign(Later, { load: keep })
}
