import { CompanyReport } from '@/features/reports/company-report.tsx'
import { UserReport } from '@/features/reports/user-report.tsx'
import { BackOffice } from '../back-office/back-office.tsx'

export default function AdminReportsScreen() {
  return (
    <BackOffice title="Reports" lead="Each report opens in a new window, prints well, and can be had as CSV.">
      <div className="grid items-start gap-6 md:grid-cols-2">
        <CompanyReport />
        <UserReport />
      </div>
    </BackOffice>
  )
}
