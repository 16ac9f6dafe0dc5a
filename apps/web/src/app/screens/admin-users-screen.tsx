import { UsersPage } from '@/features/people/users-page.tsx'
import { BackOffice } from '../back-office/back-office.tsx'

export default function AdminUsersScreen() {
  return (
    <BackOffice title="Users">
      <UsersPage />
    </BackOffice>
  )
}
