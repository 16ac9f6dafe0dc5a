import { paths } from '@lilypad/contracts/addresses'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { noticeUser, userQuery } from '@/api/accounts/session.ts'
import { onSessionChange } from '@/api/session-across-tabs.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { ShellFrame } from './shell-frame.tsx'
import { useScrollAndFocus } from './use-scroll-and-focus.ts'

/** Saves a completed questionnaire to a new account, and drops it when its person leaves. */
function useKeptIntake(): void {
  const { data: user } = useQuery(userQuery)
  const id = user?.id ?? null
  const last = useRef<number | null>(null)
  useEffect(() => {
    // Loaded later: the first screen does not need it, and most people have no answers to save.
    if (id !== null || last.current !== null)
      void import('@/api/intake/intake.ts').then(({ handOver }) => handOver(id))
    last.current = id
  }, [id])
}

/** Only the bar of the header sticks, without the messages above it; other elements stick below the bar. */
function useHeaderHeight(header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = header.current
    if (!element) return
    const tell = () => {
      const above = element.querySelector('nav')?.offsetTop ?? 0
      element.style.setProperty('--stuck-at', `-${above}px`)
      document.documentElement.style.setProperty('--header-height', `${element.offsetHeight - above}px`)
    }
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => observer.disconnect()
  }, [header])
}

/** A paying member who opens the bare address starts at the dashboard; an address with a path is kept. */
function useStartUp(): void {
  const { data: user } = useQuery(userQuery)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const settled = useRef(pathname !== paths.home.href())
  useEffect(() => {
    if (settled.current || user === undefined) return
    settled.current = true
    if (user && !user.isFree && pathname === paths.home.href())
      navigate(paths.dashboard.href(), { replace: true })
  }, [user, pathname, navigate])
}

/** Asks who is logged in, one question at a time. An answer may be older than a doubt that came meanwhile. */
function createFollower(client: QueryClient) {
  let isAsking = false
  let hasDoubt = false
  return async () => {
    hasDoubt = true
    if (isAsking) return
    isAsking = true
    while (hasDoubt) {
      hasDoubt = false
      await noticeUser(client)
    }
    isAsking = false
  }
}

/** Another tab may log in or out, a call may be refused, and the session may end while nobody is here. */
function useFollowSession(): void {
  const client = useQueryClient()
  useEffect(() => {
    const follow = createFollower(client)
    const onDoubt = () => void follow()
    const onReturn = () => document.visibilityState === 'visible' && onDoubt()
    const endDoubts = onSessionChange(onDoubt)
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      endDoubts()
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [client])
}

const KEEP_UP_DELAY_MS = 2_000

/** Not needed to use the page, so its absence is no failure of it. */
const Sync = lazy(async (): Promise<{ default: ComponentType }> => {
  await new Promise((resolve) => setTimeout(resolve, KEEP_UP_DELAY_MS))
  return import('../offline/sync.tsx').catch(() => ({ default: () => null }))
})

export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const header = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useStartUp()
  useFollowSession()
  useKeptIntake()
  useScrollAndFocus(main)
  useHeaderHeight(header)
  return (
    <ShellFrame header={header} main={main} footer={<Footer />}>
      <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
      <Suspense>
        <Sync />
      </Suspense>
    </ShellFrame>
  )
}
