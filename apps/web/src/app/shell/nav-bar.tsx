import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { settingsQuery } from '@/api/home.ts'
import { useUser } from '@/api/session.ts'
import { paths } from '@/paths.ts'
import { IconButton } from '@/ui/button.tsx'
import { CloseIcon, MenuIcon } from '@/ui/icons.tsx'
import { Mark } from '@/ui/mark.tsx'
import { DesktopNav } from './desktop-nav.tsx'
import { MobileNav } from './mobile-nav.tsx'
import { navEntries } from './nav-entries.ts'

const Brand = ({ firstName }: { firstName: string | null }) => (
  <Link
    to={firstName ? paths.dashboard.href() : paths.home.href()}
    className="flex min-h-11 min-w-0 items-center gap-2.5 font-bold text-lg tracking-tight"
  >
    <Mark size={30} />
    <span className="truncate">{firstName ? `Welcome, ${firstName}!` : 'Lilypad'}</span>
  </Link>
)

/** The bar at the top: entries in a row on a desktop, behind a hamburger on a phone. */
export const NavBar = () => {
  const user = useUser()
  const { data: settings } = useQuery(settingsQuery)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key])
  const entries = navEntries(user, settings?.newsletter_url ?? null)
  return (
    <nav aria-label="Main" className="page">
      <div className="flex h-16 items-center justify-between gap-4">
        <Brand firstName={user?.firstName ?? null} />
        <DesktopNav entries={entries} />
        <IconButton
          label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="mobile-nav"
          size="large"
          className="-mr-1.5 md:hidden"
          onClick={() => setOpen(!open)}
        >
          {open ? <CloseIcon size={22} /> : <MenuIcon size={22} />}
        </IconButton>
      </div>
      <MobileNav id="mobile-nav" entries={entries} open={open} />
    </nav>
  )
}
