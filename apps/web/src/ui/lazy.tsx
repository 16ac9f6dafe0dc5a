import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from './button.tsx'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

/** In the place of a part whose code did not come: a content blocker or a lost connection stopped it alone. */
const Missing = () => (
  <p role="alert" className="text-sm">
    This part did not load. <Button onClick={() => window.location.reload()}>Reload the page</Button>
  </p>
)

/** A part that appears together with the one it stands in, which has the `Suspense`. */
export const lazyPart = <P extends object>(load: Load<P>) =>
  lazy(() =>
    load().catch((): { default: ComponentType<P> } => ({ default: Missing })),
  ) as unknown as ComponentType<P>

/**
 * A part whose code is loaded when it is first drawn, or before by `load`: then it is drawn at once, and nothing flashes
 * in between. Without its code, the rest of the page stays.
 */
export function part<P extends object>(load: Load<P>, waiting: ReactNode = null) {
  let code: ComponentType<P> | null = null
  const keep = async () => {
    const module = await load()
    code = module.default
    return module
  }
  const Lazy = lazyPart(keep)
  const Part = (props: P) => {
    const [Drawn] = useState(() => code ?? Lazy)
    return (
      <Suspense fallback={waiting}>
        <Drawn {...props} />
      </Suspense>
    )
  }
  return Object.assign(Part, { load: keep })
}
