import { DeletedJobs } from '@/features/deleted-jobs/deleted-jobs.tsx'
import { BackOffice } from '../back-office/back-office.tsx'
import { backOffice } from '../back-office/back-office-screens.tsx'

export default function AdminDeletedJobsScreen() {
  return (
    <BackOffice screen={backOffice.deletedJobs}>
      <DeletedJobs />
    </BackOffice>
  )
}
