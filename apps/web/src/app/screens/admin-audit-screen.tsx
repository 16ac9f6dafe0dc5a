import { AuditLog } from '@/features/audit/audit-log.tsx'
import { BackOffice } from '../back-office/back-office.tsx'

export default function AdminAuditScreen() {
  return (
    <BackOffice title="Audit log" lead="What admins did, in their own name or in somebody else’s.">
      <AuditLog />
    </BackOffice>
  )
}
