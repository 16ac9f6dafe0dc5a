import type { ListedUser } from '@lilypad/contracts'
import { logInAsAddress } from '@/api/admin/people.ts'
import { Button } from '@/ui/button.tsx'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { useKeepFocus } from '@/ui/dialogs/use-keep-focus.ts'
import { useUserActions } from './use-user-actions.ts'

type UserActionsProps = { user: ListedUser; isDeleted: boolean; onDeleted: (id: number) => void }

/** The buttons of a row; all are disabled while one action runs, and permanently once the user is deleted. */
export const UserActions = ({ user, isDeleted, onDeleted }: UserActionsProps) => {
  const { test, remove, isAtWork } = useUserActions(user, onDeleted)
  const isLocked = isDeleted || isAtWork
  const keepFocus = useKeepFocus(isLocked)
  return (
    <fieldset
      {...keepFocus}
      disabled={isLocked}
      aria-busy={isAtWork}
      className="-mx-3 flex max-md:flex-wrap md:justify-end md:gap-x-0.5 md:whitespace-nowrap"
    >
      <legend className="sr-only">{isDeleted ? 'DELETED' : user.email}</legend>
      <Button
        look="quiet"
        size="small"
        disabled={user.is_admin}
        title={user.is_admin ? 'Nobody logs in as an admin' : undefined}
        onClick={() => window.location.assign(logInAsAddress(user.id))}
      >
        Log In
      </Button>
      <Button look="quiet" size="small" onClick={() => test('daily')}>
        Test Daily
      </Button>
      <Button look="quiet" size="small" onClick={() => test('weekly')}>
        Test Weekly
      </Button>
      <AskingButton
        look="quiet-danger"
        size="small"
        question={`Are you sure you want to delete user ${user.email}?`}
        action="Delete user"
        onSure={remove}
      >
        Delete
      </AskingButton>
    </fieldset>
  )
}
