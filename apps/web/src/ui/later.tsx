import { type ComponentType, lazy, useState } from 'react'
import { Button } from './button.tsx'

/** In the place of a part whose code did not come: a content blocker or a lost connection stopped it alone. */
const Missing = () => (
  <p role="alert" className="text-sm">
    This part did not load. <Button onClick={() => window.location.reload()}>Reload the page</Button>
  </p>
)

/** A part whose code is loaded when it is first drawn, inside a `Suspense`. Without it, the rest of the page stays. */
export const part = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => load().catch((): { default: ComponentType<P> } => ({ default: Missing })))

/** Drawn at once if its code was loaded before, by `load`: nothing flashes in between. */
export function later<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let code: ComponentType<P> | null = null
  const keep = async () => {
    const module = await load()
    code = module.default
    return module
  }
  const Lazy = part(keep) as unknown as ComponentType<P>
  const Later = (props: P) => {
    const [Drawn] = useState(() => code ?? Lazy)
    return <Drawn {...props} />
  }
  return Object.assign(Later, { load: keep })
}
