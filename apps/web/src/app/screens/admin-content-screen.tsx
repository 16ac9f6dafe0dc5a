import { SiteContent } from '@/features/site-content/site-content.tsx'
import { BackOffice } from '../back-office/back-office.tsx'

export default function AdminContentScreen() {
  return (
    <BackOffice title="Content" lead="What members say, and where subscribers landed.">
      <SiteContent />
    </BackOffice>
  )
}
