import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '@/api/session.ts'
import { AlertsStripe } from '@/features/home/alerts-stripe.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { useKeptIntake } from '../use-kept-intake.ts'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'
import { useActivation } from './use-activation.ts'
import { useFollowSession } from './use-follow-session.ts'
import { useHeaderHeight } from './use-header-height.ts'
import { useStartUp } from './use-start-up.ts'

const ImpersonationStrip = lazy(() => import('./impersonation-strip.tsx'))

/** What surrounds every screen. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const main = useRef<HTMLElement>(null)
  const header = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const user = useUser()
  useStartUp()
  useFollowSession()
  useKeptIntake()
  useActivation(main)
  useHeaderHeight(header)
  return (
    <div className="flex min-h-dvh flex-col">
      <button
        type="button"
        className="fixed top-2 left-2 z-50 -translate-y-16 min-h-11 rounded-sm bg-accent px-4 py-2 font-semibold text-accent-ink text-sm focus:translate-y-0"
        onClick={() => main.current?.focus()}
      >
        Skip to content
      </button>
      <header ref={header} className="sticky top-0 z-40 border-line border-b bg-surface-header print:hidden">
        {user?.isImpersonated && (
          <Suspense>
            <ImpersonationStrip user={user} />
          </Suspense>
        )}
        <AlertsStripe />
        <NavBar />
      </header>
      <main ref={main} tabIndex={-1} className="flex flex-1 flex-col pb-18 outline-none">
        <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
      </main>
      <Footer />
    </div>
  )
}
