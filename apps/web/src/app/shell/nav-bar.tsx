import { paths } from '@lilypad/contracts/addresses'
import { linkFrom } from '@lilypad/domain'
import { buttonClass, ChevronIcon, CloseIcon, cx, IconButton, Mark, MenuIcon } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { settingsQuery } from '@/api/home/home.ts'
import { useDisclosure } from '@/ui/dialogs/use-disclosure.ts'
import { Dropdown, dropdownItemClass } from '@/ui/fields/dropdown.tsx'
import { type NavEntry, type NavGroup, navEntries } from './nav-entries.ts'
import { GroupItems, NavItem } from './nav-items.tsx'

const Brand = ({ firstName }: { firstName: string | null }) => (
  <Link
    to={firstName ? paths.dashboard.href() : paths.home.href()}
    className="flex min-h-11 min-w-0 items-center gap-2.5 font-bold text-lg tracking-tight"
  >
    <Mark size={30} />
    <span className="truncate">{firstName ? `Welcome, ${firstName}!` : 'Lilypad'}</span>
  </Link>
)

const itemClass =
  'inline-flex min-h-10 items-center gap-1.5 rounded-sm px-3 font-semibold text-sm text-ink-soft transition duration-120 hover:bg-wash hover:text-ink aria-expanded:bg-wash aria-expanded:text-ink'

const Group = ({ group }: { group: NavGroup }) => (
  <Dropdown
    trigger={(props) => (
      <button type="button" className={cx(itemClass, 'group')} {...props}>
        {group.label}
        <ChevronIcon size={14} className="transition duration-120 group-aria-expanded:rotate-180" />
      </button>
    )}
  >
    {(close) => <GroupItems items={group.items} className={dropdownItemClass} onOpen={close} />}
  </Dropdown>
)

function toClass(entry: NavEntry) {
  if (entry.kind !== 'link') return itemClass
  return entry.to === paths.signUp.href()
    ? cx(buttonClass('primary'), 'ml-1')
    : cx(itemClass, 'aria-[current=page]:text-accent-text')
}

const DesktopNav = ({ entries }: { entries: NavEntry[] }) => (
  <ul className="hidden items-center gap-1 md:flex">
    {entries.map((entry) => (
      <li key={entry.label}>
        {entry.kind === 'group' ? (
          <Group group={entry} />
        ) : (
          <NavItem item={entry} className={toClass(entry)} />
        )}
      </li>
    ))}
  </ul>
)

const rowClass =
  'flex min-h-12 w-full items-center justify-between rounded-sm px-3 text-left font-semibold text-base hover:bg-wash'

type LeavingProps = { onLeave: () => void }

const Section = ({ group, onLeave }: LeavingProps & { group: NavGroup }) => (
  <details className="group">
    <summary className={cx(rowClass, 'list-none [&::-webkit-details-marker]:hidden')}>
      {group.label}
      <ChevronIcon className="text-ink-soft transition duration-120 group-open:rotate-180" />
    </summary>
    <ul className="pl-4">
      <GroupItems items={group.items} className={rowClass} onOpen={onLeave} onLogOut={onLeave} />
    </ul>
  </details>
)

type MobileNavProps = LeavingProps & { id: string; entries: NavEntry[]; open: boolean }

const MobileNav = ({ id, entries, open, onLeave }: MobileNavProps) => (
  <ul
    id={id}
    hidden={!open}
    className="-mx-3 max-h-[calc(100dvh-4rem)] animate-[appear_200ms_var(--ease-out)] overflow-y-auto pb-3 md:hidden"
  >
    {entries.map((entry) => (
      <li key={entry.label}>
        {entry.kind === 'group' ? (
          <Section group={entry} onLeave={onLeave} />
        ) : (
          <NavItem
            item={entry}
            className={cx(rowClass, entry.kind === 'link' && 'aria-[current=page]:text-accent-text')}
            onOpen={onLeave}
          />
        )}
      </li>
    ))}
  </ul>
)

export function NavBar() {
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
