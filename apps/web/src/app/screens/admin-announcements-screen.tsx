import { AnnouncementsDesk } from '@/features/announcements/announcements-desk.tsx'
import { BackOffice } from '../back-office/back-office.tsx'
import { backOffice } from '../back-office/back-office-screens.tsx'

export default function AdminAlertsScreen() {
  return (
    <BackOffice screen={backOffice.announcements}>
      <AnnouncementsDesk />
    </BackOffice>
  )
}
