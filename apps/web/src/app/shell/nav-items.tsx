import { NavLink } from 'react-router-dom'
import type { NavExternal, NavGroup, NavLink as NavLinkEntry } from './nav-entries.ts'
import { useNavActions } from './use-nav-actions.ts'

type ItemProps<T> = {
  item: T
  className: string
  onOpen?: (() => void) | undefined
}

export const NavItem = ({ item, className, onOpen }: ItemProps<NavLinkEntry | NavExternal>) =>
  item.kind === 'link' ? (
    <NavLink to={item.to} onClick={onOpen} className={className}>
      {item.label}
    </NavLink>
  ) : (
    <a href={item.href} target="_blank" rel="noopener" onClick={onOpen} className={className}>
      {item.label}
    </a>
  )

type GroupItemsProps = Omit<ItemProps<never>, 'item'> & {
  items: NavGroup['items']
  onLogOut?: (() => void) | undefined
}

export const GroupItems = ({ items, className, onOpen, onLogOut }: GroupItemsProps) => {
  const getAction = useNavActions()
  return items.map((item) => {
    if (item.kind !== 'action')
      return (
        <li key={item.label}>
          <NavItem item={item} className={className} onOpen={onOpen} />
        </li>
      )
    const { label, press, isPending } = getAction(item)
    const onClick = () => {
      press()
      if (item.does === 'log-out') onLogOut?.()
    }
    return (
      <li key={item.label}>
        <button type="button" onClick={onClick} disabled={isPending} className={className}>
          {label}
        </button>
      </li>
    )
  })
}
