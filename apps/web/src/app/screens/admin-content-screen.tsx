import { SiteContent } from '@/features/site-content/site-content.tsx'
import { BackOffice } from '../back-office/back-office.tsx'
import { backOffice } from '../back-office/back-office-screens.tsx'

export default function AdminContentScreen() {
  return (
    <BackOffice screen={backOffice.content}>
      <SiteContent />
    </BackOffice>
  )
}
