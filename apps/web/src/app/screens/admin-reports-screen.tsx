import { CompanyReport } from '@/features/reports/company-report.tsx'
import { UserReport } from '@/features/reports/user-report.tsx'
import { BackOffice } from '../back-office/back-office.tsx'
import { backOffice } from '../back-office/back-office-screens.tsx'

export default function AdminReportsScreen() {
  return (
    <BackOffice screen={backOffice.reports}>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <CompanyReport />
        <UserReport />
      </div>
    </BackOffice>
  )
}
