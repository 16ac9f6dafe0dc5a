import type { AuditEntry, peopleCalls } from '@lilypad/contracts'
import { type ListedAuditEntry, listAuditEntries } from '@lilypad/db'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement.ts'
import { PAGE_LENGTH } from './page-length.ts'

const toEntry = ({ id, at, actorEmail, action, subject, details }: ListedAuditEntry): AuditEntry => ({
  id,
  at: at.toISOString(),
  actor_email: actorEmail,
  action,
  subject,
  details: details as AuditEntry['details'],
})

export const auditLogHandlers = ({
  database: { db },
}: Pick<Deps, 'database'>): Pick<Handlers<typeof peopleCalls>, 'getAuditLog'> => ({
  async getAuditLog({ request: { page, search } }) {
    const { entries, total } = await listAuditEntries(db, { page, search, pageLength: PAGE_LENGTH })
    return { entries: entries.map(toEntry), num_entries: total, page_length: PAGE_LENGTH }
  },
})
