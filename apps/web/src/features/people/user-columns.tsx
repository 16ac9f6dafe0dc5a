import type { ListedUser } from '@lilypad/contracts'
import { Chip } from '@/ui/chip.tsx'
import type { Column } from '@/ui/lists/table.tsx'
import { formatCount, formatInstant } from '@/ui/text/format.ts'
import { UserActions } from './user-actions.tsx'

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
export const userColumns = ({ isDeleted, onDeleted }: Options): Column<ListedUser>[] => [
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
