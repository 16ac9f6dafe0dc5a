import { CompanyReport } from '@/features/reports/company-report.tsx'
import { UserReport } from '@/features/reports/user-report.tsx'

export default function AdminReportsScreen() {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <CompanyReport />
      <UserReport />
    </div>
  )
}
