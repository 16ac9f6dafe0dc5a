import { ChevronIcon, cx } from '@lilypad/ui'
import type { NavEntry, NavGroup } from './nav-entries.ts'
import { GroupItems, NavItem } from './nav-items.tsx'

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

export const MobileNav = ({ id, entries, open, onLeave }: MobileNavProps) => (
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
