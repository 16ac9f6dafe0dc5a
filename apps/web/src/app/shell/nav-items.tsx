import { paths } from '@lilypad/contracts/addresses'
import { OutLink } from '@lilypad/ui'
import { NavLink, useNavigate } from 'react-router-dom'
import { useLogOut, useUser } from '@/api/accounts/session.ts'
import { usePortal } from '@/api/billing/use-portal.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import type { NavAction, NavExternal, NavGroup, NavLink as NavLinkEntry } from './nav-entries.ts'

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
    <OutLink href={item.href} onClick={onOpen} className={className}>
      {item.label}
    </OutLink>
  )

/** The actions of entries without an address: opening the payment portal, and logging out, which goes home. */
function useNavActions() {
  const logOut = useLogOut()
  const { openPortal, isPending } = usePortal()
  const navigate = useNavigate()
  const userId = useUser()?.id
  const { alert } = useDialogs()
  const leave = async () => {
    await logOut.mutateAsync()
    navigate(paths.home.href())
    const { unsentNotice } = await import('@/api/unsent-changes.ts')
    const notice = userId === undefined ? null : unsentNotice(userId)
    if (notice !== null) await alert(notice)
  }
  const actions = {
    'log-out': {
      // Uses the promise, because the menu unmounts with its person before callbacks of `mutate` would run.
      press: () => void leave().catch((error) => alert(toMessage(error))),
      isPending: logOut.isPending,
    },
    'open-portal': { press: openPortal, isPending },
  }
  return ({ does, label }: NavAction) => ({
    ...actions[does],
    label: actions[does].isPending ? 'Working...' : label,
  })
}

type GroupItemsProps = Omit<ItemProps<never>, 'item'> & {
  items: NavGroup['items']
  onLogOut?: (() => void) | undefined
}

export function GroupItems({ items, className, onOpen, onLogOut }: GroupItemsProps) {
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
