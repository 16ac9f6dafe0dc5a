import type { ListedUser } from '@lilypad/contracts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { usersQuery } from '@/api/admin/people.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { ListHead } from '@/ui/lists/list-head.tsx'
import { Pager } from '@/ui/lists/pager.tsx'
import { Table } from '@/ui/lists/table.tsx'
import { TableSkeleton } from '@/ui/lists/table-skeleton.tsx'
import { useListAddress } from '@/ui/lists/use-list-address.ts'
import { EmptyState } from '@/ui/states.tsx'
import { plural } from '@/ui/text/format.ts'
import { userColumns } from './user-columns.tsx'

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
