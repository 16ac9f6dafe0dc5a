import { Dashboard } from '@/features/jobs/dashboard.tsx'

export default function DashboardScreen() {
  return <Dashboard />
}
