import { ChevronIcon, cx } from '@lilypad/ui'
import { NavLink } from 'react-router-dom'
import type { NavEntry, NavGroup } from './nav-entries.ts'
import { useNavActions } from './use-nav-actions.ts'

const rowClass =
  'flex min-h-12 w-full items-center justify-between rounded-sm px-3 text-left font-semibold text-base hover:bg-wash'

type LeavingProps = { onLeave: () => void }
type SectionItemProps = LeavingProps & {
  item: NavGroup['items'][number]
  actionOf: ReturnType<typeof useNavActions>
}

const SectionItem = ({ item, actionOf, onLeave }: SectionItemProps) => {
  if (item.kind === 'link') {
    return (
      <NavLink to={item.to} onClick={onLeave} className={rowClass}>
        {item.label}
      </NavLink>
    )
  }
  const { label, press, isPending } = actionOf(item)
  const onClick = () => {
    press()
    if (item.does === 'log-out') onLeave()
  }
  return (
    <button type="button" onClick={onClick} disabled={isPending} className={rowClass}>
      {label}
    </button>
  )
}

const Section = ({ group, onLeave }: LeavingProps & { group: NavGroup }) => {
  const actionOf = useNavActions()
  return (
    <details className="group">
      <summary className={cx(rowClass, 'list-none [&::-webkit-details-marker]:hidden')}>
        {group.label}
        <ChevronIcon className="text-ink-soft transition duration-120 group-open:rotate-180" />
      </summary>
      <ul className="pl-4">
        {group.items.map((item) => (
          <li key={item.label}>
            <SectionItem item={item} actionOf={actionOf} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const Entry = ({ entry, onLeave }: LeavingProps & { entry: NavEntry }) => {
  if (entry.kind === 'group') return <Section group={entry} onLeave={onLeave} />
  if (entry.kind === 'external') {
    return (
      <a href={entry.href} target="_blank" rel="noopener" onClick={onLeave} className={rowClass}>
        {entry.label}
      </a>
    )
  }
  return (
    <NavLink to={entry.to} onClick={onLeave} className={cx(rowClass, 'aria-[current=page]:text-accent-text')}>
      {entry.label}
    </NavLink>
  )
}

type MobileNavProps = LeavingProps & { id: string; entries: NavEntry[]; open: boolean }

export const MobileNav = ({ id, entries, open, onLeave }: MobileNavProps) => (
  <ul
    id={id}
    hidden={!open}
    className="-mx-3 max-h-[calc(100dvh-4rem)] animate-[appear_200ms_var(--ease-out)] overflow-y-auto pb-3 md:hidden"
  >
    {entries.map((entry) => (
      <li key={entry.label}>
        <Entry entry={entry} onLeave={onLeave} />
      </li>
    ))}
  </ul>
)
