import { NavLink } from 'react-router-dom'
import { cx } from '@/ui/cx.ts'
import { ChevronIcon } from '@/ui/icons.tsx'
import type { NavEntry, NavGroup } from './nav-entries.ts'
import { useSignOff } from './use-sign-off.ts'

const rowClass =
  'flex min-h-12 w-full items-center justify-between rounded-sm px-3 text-left font-semibold text-base hover:bg-wash'

const Section = ({ group }: { group: NavGroup }) => {
  const signOff = useSignOff()
  return (
    <details className="group">
      <summary className={cx(rowClass, 'list-none [&::-webkit-details-marker]:hidden')}>
        {group.label}
        <ChevronIcon className="text-ink-soft transition duration-120 group-open:rotate-180" />
      </summary>
      <ul className="pl-4">
        {group.items.map((item) => (
          <li key={item.label}>
            {item.kind === 'link' ? (
              <NavLink to={item.to} className={rowClass}>
                {item.label}
              </NavLink>
            ) : (
              <button type="button" onClick={signOff} className={rowClass}>
                {item.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

const Entry = ({ entry }: { entry: NavEntry }) => {
  if (entry.kind === 'group') return <Section group={entry} />
  if (entry.kind === 'external') {
    return (
      <a href={entry.href} target="_blank" rel="noopener" className={rowClass}>
        {entry.label}
      </a>
    )
  }
  return (
    <NavLink to={entry.to} className={cx(rowClass, 'aria-[current=page]:text-accent-text')}>
      {entry.label}
    </NavLink>
  )
}

type MobileNavProps = { id: string; entries: NavEntry[]; open: boolean }

/** The same entries in a column; groups are sections that open. */
export const MobileNav = ({ id, entries, open }: MobileNavProps) => (
  <ul id={id} hidden={!open} className="-mx-3 animate-[appear_200ms_var(--ease-out)] pb-3 md:hidden">
    {entries.map((entry) => (
      <li key={entry.label}>
        <Entry entry={entry} />
      </li>
    ))}
  </ul>
)
