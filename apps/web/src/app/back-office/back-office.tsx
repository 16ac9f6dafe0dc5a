import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { deskQuery } from '@/api/admin/back-office.ts'
import { ADMIN_ENTRIES } from '../shell/nav-entries.ts'
import { NavItem } from '../shell/nav-items.tsx'
import type { BackOfficeScreen } from './back-office-screens.tsx'

const linkClass =
  'inline-flex min-h-8 items-center gap-1 whitespace-nowrap rounded-full px-2.5 font-medium text-ink-soft text-sm transition duration-120 hover:bg-wash hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-text touch:min-h-11'

function useCurrentInView() {
  const row = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>(`[href="#${pathname}"]`)
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 3
  }, [pathname])
  return row
}

/** Browsers scroll only until a pixel of the focused element is in view. */
const bringIn = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** With how many cases wait on the desk. */
function useEntries() {
  const { data } = useQuery(deskQuery)
  const waiting = data?.cases.length ?? 0
  return ADMIN_ENTRIES.map((entry) =>
    waiting > 0 && entry.kind === 'link' && entry.to === paths.adminDesk.href()
      ? { ...entry, label: `Desk (${waiting})` }
      : entry,
  )
}

function BackOfficeLinks() {
  const row = useCurrentInView()
  const entries = useEntries()
  return (
    <nav aria-label="Back office">
      <ul
        ref={row}
        onFocus={bringIn}
        className="relative -mx-4 flex scroll-px-4 gap-0.5 overflow-x-auto p-1 [scrollbar-width:none] md:flex-wrap"
      >
        {entries.map((entry, index) => (
          <li key={ADMIN_ENTRIES[index]?.label} className="shrink-0">
            <NavItem item={entry} className={linkClass} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type BackOfficeProps = { screen: BackOfficeScreen; children?: ReactNode }

export const BackOffice = ({ screen: { title, lead }, children }: BackOfficeProps) => (
  <div className="page pt-4 md:pt-6">
    <BackOfficeLinks />
    <h1 className="mt-5 font-bold text-2xl md:mt-7">{title}</h1>
    <p className="mt-1.5 max-w-180 text-ink-soft">{lead}</p>
    {/* On a phone as high as it, so that the end of the page does not jump into sight when there is little to show. */}
    <div className="mt-5 max-md:min-h-dvh md:mt-6">{children}</div>
  </div>
)
