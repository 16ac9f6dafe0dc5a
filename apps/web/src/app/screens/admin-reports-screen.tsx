import { CompanyReport, UserReport } from '@/features/reports/reports.tsx'
import { RetentionReport } from '@/features/reports/retention-report.tsx'

export default function AdminReportsScreen() {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <CompanyReport />
      <UserReport />
      <RetentionReport />
    </div>
  )
}
