import type { ReactNode, Ref, RefObject } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { Announcements } from '@/features/home/announcements.tsx'
import { part } from '@/ui/lazy.tsx'
import { NavBar } from './nav-bar.tsx'

const ImpersonationStrip = part(() => import('./impersonation-strip.tsx'))

type ShellFrameProps = {
  header?: Ref<HTMLElement>
  main?: RefObject<HTMLElement | null>
  footer?: ReactNode
  children?: ReactNode
}

export function ShellFrame({ header, main, footer, children }: ShellFrameProps) {
  const user = useUser()
  return (
    <div className="flex min-h-dvh flex-col">
      <button
        type="button"
        className="fixed top-2 left-2 z-50 -translate-y-16 min-h-11 rounded-sm bg-accent px-4 py-2 font-semibold text-accent-ink text-sm focus:translate-y-0"
        onClick={() =>
          (main?.current?.querySelector<HTMLElement>('[data-results]') ?? main?.current)?.focus()
        }
      >
        Skip to content
      </button>
      <header
        ref={header}
        className="sticky top-(--stuck-at) z-40 border-line border-b bg-surface-header print:hidden"
      >
        {user?.isImpersonated && <ImpersonationStrip user={user} />}
        <Announcements />
        <NavBar />
      </header>
      <main ref={main} tabIndex={-1} className="flex flex-1 flex-col pb-18 outline-none empty:min-h-dvh">
        {children}
      </main>
      {footer}
    </div>
  )
}
