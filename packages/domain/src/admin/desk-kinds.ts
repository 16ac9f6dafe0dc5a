/** What waits for a person on the desk of the back office. Source: what comes beyond the specification, section 7. */
export const DESK_NAMES = {
  report: 'Report',
  suspect: 'Suspect board',
  board: 'Board',
  refund: 'Refund',
  dispute: 'Dispute',
  fraud_warning: 'Fraud warning',
  removal: 'Removal',
  data_request: 'Data request',
  search_engine: 'Search engines',
  backup: 'Backup',
  mail: 'E-mails',
}
export type DeskKind = keyof typeof DESK_NAMES
export const DESK_KINDS = Object.keys(DESK_NAMES) as DeskKind[]

/** A case is named by its kind and what it is about there: `report-12`. */
export const toCaseId = (kind: DeskKind, reference: number | string): string => `${kind}-${reference}`

/** For so long, a decision can be taken back. */
export const UNDO_DAYS = 1
