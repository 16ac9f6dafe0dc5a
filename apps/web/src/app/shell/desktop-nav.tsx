import { paths } from '@lilypad/contracts/addresses'
import { buttonClass, ChevronIcon, cx } from '@lilypad/ui'
import { Dropdown, dropdownItemClass } from '@/ui/fields/dropdown.tsx'
import type { NavEntry, NavGroup } from './nav-entries.ts'
import { GroupItems, NavItem } from './nav-items.tsx'

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

const toClass = (entry: NavEntry) => {
  if (entry.kind !== 'link') return itemClass
  return entry.to === paths.signUp.href()
    ? cx(buttonClass('primary'), 'ml-1')
    : cx(itemClass, 'aria-[current=page]:text-accent-text')
}

export const DesktopNav = ({ entries }: { entries: NavEntry[] }) => (
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
