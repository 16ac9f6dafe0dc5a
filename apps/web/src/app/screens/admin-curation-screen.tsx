import { CurationDesk } from '@/features/curation/curation-desk.tsx'
import { BackOffice } from '../back-office/back-office.tsx'
import { backOffice } from '../back-office/back-office-screens.tsx'

export default function AdminCurationScreen() {
  return (
    <BackOffice screen={backOffice.curation}>
      <CurationDesk />
    </BackOffice>
  )
}
