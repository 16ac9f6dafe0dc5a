import { AlertsDesk } from '@/features/alerts/alerts-desk.tsx'
import { BackOffice } from '../back-office/back-office.tsx'

export default function AdminAlertsScreen() {
  return (
    <BackOffice
      title="Alerts"
      lead="Messages in the stripe above the navigation. Whoever dismisses one sees it again at the next visit."
    >
      <AlertsDesk />
    </BackOffice>
  )
}
