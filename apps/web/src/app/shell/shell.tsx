import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../error-boundary.tsx'
import { useKeptIntake } from '../use-kept-intake.ts'
import { Footer } from './footer.tsx'
import { ShellFrame } from './shell-frame.tsx'
import { useActivation } from './use-activation.ts'
import { useFollowSession } from './use-follow-session.ts'
import { useHeaderHeight } from './use-header-height.ts'
import { useStartUp } from './use-start-up.ts'

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
    </ShellFrame>
  )
}
