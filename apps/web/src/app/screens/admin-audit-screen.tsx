export { AuditLog as default } from '@/features/audit/audit-log.tsx'
