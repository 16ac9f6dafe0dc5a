import { DeletedJobs } from '@/features/deleted-jobs/deleted-jobs.tsx'
import { BackOffice } from '../back-office/back-office.tsx'

export default function AdminDeletedJobsScreen() {
  return (
    <BackOffice title="Deleted jobs" lead="Jobs deleted in the past 30 days.">
      <DeletedJobs />
    </BackOffice>
  )
}
