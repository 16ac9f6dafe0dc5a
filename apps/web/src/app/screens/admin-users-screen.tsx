import { UsersPage } from '@/features/people/users-page.tsx'
import { BackOffice } from '../back-office/back-office.tsx'
import { backOffice } from '../back-office/back-office-screens.tsx'

export default function AdminUsersScreen() {
  return (
    <BackOffice screen={backOffice.users}>
      <UsersPage />
    </BackOffice>
  )
}
