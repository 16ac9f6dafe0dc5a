import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../error-boundary.tsx'
import { useKeptIntake } from '../use-kept-intake.ts'
import { Footer } from './footer.tsx'
import { ShellFrame } from './shell-frame.tsx'
import { useActivation } from './use-activation.ts'
import { useFollowSession } from './use-follow-session.ts'
import { useHeaderHeight } from './use-header-height.ts'
import { useStartUp } from './use-start-up.ts'

/** What is visible comes first; in milliseconds. */
const AFTER_START = 2_000

/** Not needed to use the page, so its absence is no failure of it. */
const KeepUp = lazy(async (): Promise<{ default: ComponentType }> => {
  await new Promise((resolve) => setTimeout(resolve, AFTER_START))
  return import('../offline/keep-up.tsx').catch(() => ({ default: () => null }))
})

/** The frame around every screen. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const main = useRef<HTMLElement>(null)
  const header = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useStartUp()
  useFollowSession()
  useKeptIntake()
  useActivation(main)
  useHeaderHeight(header)
  return (
    <ShellFrame header={header} main={main} footer={<Footer />}>
      <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
      <Suspense>
        <KeepUp />
      </Suspense>
    </ShellFrame>
  )
}
