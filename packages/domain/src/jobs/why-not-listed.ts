import type { UnlistedReason } from './job-values.ts'

export const WHY_NOT_LISTED: Readonly<Record<UnlistedReason, string>> = {
  not_remote: 'it is not remote',
  workplace_unknown: 'nothing says that it is remote',
  low_paying: 'it is full-time and pays less than $30,000 a year',
  unreadable: 'its title or its address is missing',
  deleted: 'it is deleted',
}
