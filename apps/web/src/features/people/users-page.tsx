import type { AlertSchedule, ListedUser } from '@lilypad/contracts'
import {
  Chip,
  type Column,
  EmptyState,
  formatCount,
  formatInstant,
  plural,
  Table,
  TableSkeleton,
} from '@lilypad/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { deleteUser, logInAsAddress, testNotifications, usersQuery } from '@/api/admin/people.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { Button } from '@/ui/button.tsx'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { useKeepFocus } from '@/ui/dialogs/use-keep-focus.ts'
import { ListHead } from '@/ui/lists/list-head.tsx'
import { Pager } from '@/ui/lists/pager.tsx'
import { useListAddress } from '@/ui/lists/use-list-address.ts'

/**
 * An admin's actions on one user. A failure says why and can be retried. Source: specification part 2, sections 4 and
 * 8; specification, decisions 9.
 */
const useUserActions = ({ id, email }: ListedUser, onDeleted: (id: number) => void) => {
  const { alert } = useDialogs()
  const onError = useAdminAlert(email)
  const test = useMutation({
    mutationFn: (schedule: AlertSchedule) => testNotifications(id, schedule),
    onSuccess: () => void alert('Notifications sent.', email),
    onError,
  })
  const remove = useMutation({
    mutationFn: () => deleteUser(id),
    onSuccess: () => {
      onDeleted(id)
      void alert('User deleted.', email)
    },
    onError,
  })
  return { test: test.mutate, remove: remove.mutate, isAtWork: test.isPending || remove.isPending }
}

type UserActionsProps = { user: ListedUser; isDeleted: boolean; onDeleted: (id: number) => void }

/** The buttons of a row; all are disabled while one action runs, and permanently once the user is deleted. */
const UserActions = ({ user, isDeleted, onDeleted }: UserActionsProps) => {
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

const YesNo = ({ is }: { is: boolean }) => (is ? 'Yes' : <span className="text-ink-soft">No</span>)

type Options = { isDeleted: (user: ListedUser) => boolean; onDeleted: (id: number) => void }

const Email = ({ user, isDeleted }: { user: ListedUser; isDeleted: boolean }) => {
  if (isDeleted) return 'DELETED'
  return (
    <span
      title={`Joined ${formatInstant(user.created_at)}`}
      className="inline-flex flex-wrap items-center gap-x-2"
    >
      <span className="font-medium max-md:font-semibold">{user.email}</span>
      {user.is_admin && <Chip>Admin</Chip>}
    </span>
  )
}

/** The columns of the users' table. Source: specification part 2, 'Admin users'. */
const userColumns = ({ isDeleted, onDeleted }: Options): Column<ListedUser>[] => [
  { name: 'Email', cell: (user) => <Email user={user} isDeleted={isDeleted(user)} />, title: true },
  { name: 'Job Clicks', cell: (user) => formatCount(user.num_job_clicks), numeric: true },
  { name: 'Paid User', cell: (user) => <YesNo is={!user.is_free} /> },
  { name: 'Show Welcome', cell: (user) => <YesNo is={user.should_display_welcome} /> },
  {
    name: 'Actions',
    cell: (user) => <UserActions user={user} isDeleted={isDeleted(user)} onDeleted={onDeleted} />,
    actions: true,
  },
]

type UsersTableProps = { users: readonly ListedUser[] }

/** Deleted rows stay and say so, so that an admin who deletes several does not lose the place. */
const UsersTable = ({ users }: UsersTableProps) => {
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set())
  const onDeleted = useCallback((id: number) => setDeleted((ids) => new Set([...ids, id])), [])
  return (
    <Table
      caption="Users"
      columns={userColumns({ isDeleted: ({ id }) => deleted.has(id), onDeleted })}
      rows={users}
      rowKey={({ id }) => id}
      isSettled={({ id }) => deleted.has(id)}
    />
  )
}

/** Everybody with an account, 100 a page, the newest first. */
export const UsersPage = () => {
  const { page, search } = useListAddress()
  const users = useQuery(usersQuery(page, search))
  return (
    <>
      <ListHead
        label="Search by e-mail"
        count={users.data && plural(users.data.num_users, 'user')}
        isWaiting={users.isPlaceholderData}
      />
      {!users.data && <NotLoaded query={users} waiting={<TableSkeleton label="Loading users..." />} />}
      {users.data?.users.length === 0 && (
        <EmptyState title="No users found">
          {search ? 'Try a shorter part of the address.' : 'This page is behind the last one.'}
        </EmptyState>
      )}
      {users.data && users.data.users.length > 0 && <UsersTable users={users.data.users} />}
      {users.data && (
        <Pager label="Pages of users" pageLength={users.data.page_length} total={users.data.num_users} />
      )}
    </>
  )
}
