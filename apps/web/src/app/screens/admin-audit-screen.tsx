import { AuditLog } from '@/features/audit/audit-log.tsx'
import { BackOffice } from '../back-office/back-office.tsx'
import { backOffice } from '../back-office/back-office-screens.tsx'

export default function AdminAuditScreen() {
  return (
    <BackOffice screen={backOffice.audit}>
      <AuditLog />
    </BackOffice>
  )
}
