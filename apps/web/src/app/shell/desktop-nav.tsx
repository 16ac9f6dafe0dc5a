import { paths } from '@lilypad/contracts/addresses'
import { buttonClass, ChevronIcon, cx } from '@lilypad/ui'
import { NavLink } from 'react-router-dom'
import { Dropdown, dropdownItemClass } from '@/ui/fields/dropdown.tsx'
import type { NavEntry, NavGroup } from './nav-entries.ts'
import { useNavActions } from './use-nav-actions.ts'

const itemClass =
  'inline-flex min-h-10 items-center gap-1.5 rounded-sm px-3 font-semibold text-sm text-ink-soft transition duration-120 hover:bg-wash hover:text-ink aria-expanded:bg-wash aria-expanded:text-ink'

type GroupItemProps = {
  item: NavGroup['items'][number]
  close: () => void
  actionOf: ReturnType<typeof useNavActions>
}

const GroupItem = ({ item, close, actionOf }: GroupItemProps) => {
  if (item.kind === 'link') {
    return (
      <NavLink to={item.to} onClick={close} className={dropdownItemClass}>
        {item.label}
      </NavLink>
    )
  }
  const { label, press, isPending } = actionOf(item)
  return (
    <button type="button" onClick={press} disabled={isPending} className={dropdownItemClass}>
      {label}
    </button>
  )
}

const Group = ({ group }: { group: NavGroup }) => {
  const actionOf = useNavActions()
  return (
    <Dropdown
      trigger={(props) => (
        <button type="button" className={cx(itemClass, 'group')} {...props}>
          {group.label}
          <ChevronIcon size={14} className="transition duration-120 group-aria-expanded:rotate-180" />
        </button>
      )}
    >
      {(close) =>
        group.items.map((item) => (
          <li key={item.label}>
            <GroupItem item={item} close={close} actionOf={actionOf} />
          </li>
        ))
      }
    </Dropdown>
  )
}

const Entry = ({ entry }: { entry: NavEntry }) => {
  if (entry.kind === 'group') return <Group group={entry} />
  if (entry.kind === 'external') {
    return (
      <a href={entry.href} target="_blank" rel="noopener" className={itemClass}>
        {entry.label}
      </a>
    )
  }
  const isSignUp = entry.to === paths.signUp.href()
  return (
    <NavLink
      to={entry.to}
      className={
        isSignUp ? cx(buttonClass('primary'), 'ml-1') : cx(itemClass, 'aria-[current=page]:text-accent-text')
      }
    >
      {entry.label}
    </NavLink>
  )
}

export const DesktopNav = ({ entries }: { entries: NavEntry[] }) => (
  <ul className="hidden items-center gap-1 md:flex">
    {entries.map((entry) => (
      <li key={entry.label}>
        <Entry entry={entry} />
      </li>
    ))}
  </ul>
)
