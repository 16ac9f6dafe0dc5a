import { type AlertSchedule, adminCalls, type ListedUser } from '@lilypad/contracts'
import { Chip, type Column, EmptyState, formatCount, formatInstant, plural, TableSkeleton } from '@lilypad/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { backOffice, pageQuery, useAdminAlert } from '@/api/admin/back-office.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { Button, useKeepFocus } from '@/ui/button.tsx'
import { AskingButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { ListHead, PagedTable, useListAddress } from '@/ui/lists/paged-list.tsx'
import { UserDataDialog } from './user-data-dialog.tsx'

type UserActionsProps = { user: ListedUser; isDeleted: boolean; onDeleted: (id: number) => void }

/**
 * The buttons of a row; all are disabled while one action runs, and permanently once the user is deleted. A failure says
 * why and can be retried. Source: specification part 2, sections 4 and 8; specification, decisions 9.
 */
function UserActions({ user: { id, email, is_admin: isAdmin }, isDeleted, onDeleted }: UserActionsProps) {
  const { alert } = useDialogs()
  const onError = useAdminAlert(email)
  const test = useMutation({
    mutationFn: (schedule: AlertSchedule) => backOffice.testNotifications({ user_id: id, schedule }),
    onSuccess: () => void alert('Notifications sent.', { title: email }),
    onError,
  })
  const remove = useMutation({
    mutationFn: () => backOffice.deleteUser({ user_id: id }),
    onSuccess: ({ receipt }) => {
      onDeleted(id)
      void alert('User deleted.', { title: email, more: receipt })
    },
    onError,
  })
  const isBusy = test.isPending || remove.isPending
  const isLocked = isDeleted || isBusy
  const keepFocus = useKeepFocus(isLocked)
  const quiet = { look: 'quiet', size: 'small' } as const
  return (
    <fieldset
      {...keepFocus}
      disabled={isLocked}
      aria-busy={isBusy}
      className="-mx-3 flex max-md:flex-wrap md:justify-end md:gap-x-0.5 md:whitespace-nowrap"
    >
      <legend className="sr-only">{isDeleted ? 'DELETED' : email}</legend>
      <Button
        {...quiet}
        disabled={isAdmin}
        title={isAdmin ? 'Nobody logs in as an admin' : undefined}
        onClick={() => window.location.assign(`${adminCalls.logInAsUser.path}?id=${id}`)}
      >
        Log In
      </Button>
      <Button {...quiet} onClick={() => test.mutate('daily')}>
        Test Daily
      </Button>
      <Button {...quiet} onClick={() => test.mutate('weekly')}>
        Test Weekly
      </Button>
      <AskingButton
        look="quiet-danger"
        size="small"
        question={`Are you sure you want to delete user ${email}?`}
        action="Delete user"
        onSure={remove.mutate}
      >
        Delete
      </AskingButton>
    </fieldset>
  )
}

/** The dialog about their data has an address, so that the desk can lead there. */
function DataLink({ user: { id, email } }: { user: ListedUser }) {
  const [query] = useSearchParams()
  return (
    <Link
      to={`?${new URLSearchParams({ ...Object.fromEntries(query), data: String(id) })}`}
      aria-label={`Data of ${email}`}
      className="inline-flex items-center font-normal text-accent-text text-xs underline underline-offset-4 hover:no-underline touch:min-h-11"
    >
      Data
    </Link>
  )
}

function UserData() {
  const [query, setQuery] = useSearchParams()
  const { data, ...rest } = Object.fromEntries(query)
  return data === undefined ? null : <UserDataDialog id={Number(data)} onClose={() => setQuery(rest)} />
}

const Email = ({ user, isDeleted }: { user: ListedUser; isDeleted: boolean }) =>
  isDeleted ? (
    'DELETED'
  ) : (
    <span
      title={`Joined ${formatInstant(user.created_at)}`}
      className="inline-flex flex-wrap items-center gap-x-2"
    >
      <span className="font-medium max-md:font-semibold">{user.email}</span>
      {user.is_admin && <Chip>Admin</Chip>}
      <DataLink user={user} />
    </span>
  )

const yesNo = (isSo: boolean) => (isSo ? 'Yes' : <span className="text-ink-soft">No</span>)

/** The columns of the users' table. Source: specification part 2, 'Admin users'. */
const userColumns = (deleted: ReadonlySet<number>, onDeleted: (id: number) => void): Column<ListedUser>[] => [
  { name: 'Email', cell: (user) => <Email user={user} isDeleted={deleted.has(user.id)} />, title: true },
  { name: 'Job Clicks', cell: (user) => formatCount(user.num_job_clicks), numeric: true },
  { name: 'Paid User', cell: (user) => yesNo(!user.is_free) },
  { name: 'Show Welcome', cell: (user) => yesNo(user.should_display_welcome) },
  {
    name: 'Actions',
    cell: (user) => <UserActions {...{ user, onDeleted }} isDeleted={deleted.has(user.id)} />,
    actions: true,
  },
]

/** Everybody with an account, 100 a page, the newest first. Deleted rows stay and say so, so that nothing moves. */
export function UsersPage() {
  const { page, search } = useListAddress()
  const users = useQuery(pageQuery('loadUsers', { page, search }))
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set())
  return (
    <>
      <UserData />
      <ListHead
        label="Search by e-mail"
        count={users.data && plural(users.data.num_users, 'user')}
        isWaiting={users.isPlaceholderData}
      />
      {!users.data && <QueryFallback query={users} waiting={<TableSkeleton label="Loading users..." />} />}
      {users.data && (
        <PagedTable
          caption="Users"
          columns={userColumns(deleted, (id) => setDeleted((ids) => new Set([...ids, id])))}
          rows={users.data.users}
          rowKey={({ id }) => id}
          isSettled={({ id }) => deleted.has(id)}
          total={users.data.num_users}
          pageLength={users.data.page_length}
          pages="Pages of users"
          none={
            <EmptyState title="No users found">
              {search ? 'Try a shorter part of the address.' : 'This page is behind the last one.'}
            </EmptyState>
          }
        />
      )}
    </>
  )
}
