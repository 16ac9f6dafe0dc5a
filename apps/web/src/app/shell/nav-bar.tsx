import { paths } from '@lilypad/contracts/addresses'
import { linkFrom } from '@lilypad/domain'
import { CloseIcon, IconButton, Mark, MenuIcon } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { settingsQuery } from '@/api/home/home.ts'
import { useDisclosure } from '@/ui/dialogs/use-disclosure.ts'
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

export const NavBar = () => {
  const user = useUser()
  const { data: settings } = useQuery(settingsQuery)
  const { open, close, rootProps, buttonProps, panelId } = useDisclosure()
  const newsletter = settings?.newsletter_url && linkFrom(settings.public_url, settings.newsletter_url)
  const entries = navEntries(user, newsletter || null)
  // Entries close the menu themselves, and going back closes it at once: the page may load late, when the menu has been
  // opened again.
  useEffect(() => {
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [close])
  return (
    <nav aria-label="Main" className="page">
      <div {...rootProps}>
        <div className="flex h-16 items-center justify-between gap-4">
          <Brand firstName={user?.firstName || null} />
          <DesktopNav entries={entries} />
          <IconButton
            label={open ? 'Close menu' : 'Open menu'}
            size="large"
            className="-mr-1.5 md:hidden"
            {...buttonProps}
          >
            {open ? <CloseIcon size={22} /> : <MenuIcon size={22} />}
          </IconButton>
        </div>
        <MobileNav id={panelId} entries={entries} open={open} onLeave={close} />
      </div>
    </nav>
  )
}
