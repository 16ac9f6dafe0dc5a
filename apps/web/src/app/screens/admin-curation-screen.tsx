import { CurationDesk } from '@/features/curation/curation-desk.tsx'
import { BackOffice } from '../back-office/back-office.tsx'

export default function AdminCurationScreen() {
  return (
    <BackOffice
      title="Curation"
      lead="The jobs on their boards, the newest first, with the reason behind each decision. What you edit outlasts every scrape."
    >
      <CurationDesk />
    </BackOffice>
  )
}
