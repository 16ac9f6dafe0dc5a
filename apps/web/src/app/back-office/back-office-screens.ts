import { paths } from '@/paths.ts'

export type BackOfficeScreen = { label: string; to: string }

/** Every screen of the back office, in the order in which they link to each other. */
export const BACK_OFFICE_SCREENS: readonly BackOfficeScreen[] = [
  { label: 'Users', to: paths.adminUsers.href() },
  { label: 'Scraper', to: paths.adminScraper.href() },
  { label: 'Raw Scraper', to: paths.adminRawScrape.href() },
  { label: 'Codes', to: paths.adminCodes.href() },
  { label: 'Reports', to: paths.adminReports.href() },
  { label: 'Colors', to: paths.adminColors.href() },
  { label: 'Deleted Jobs', to: paths.adminDeletedJobs.href() },
  { label: 'Curation', to: paths.adminCuration.href() },
  { label: 'Alerts', to: paths.adminAlerts.href() },
  { label: 'Content', to: paths.adminContent.href() },
  { label: 'Audit', to: paths.adminAudit.href() },
]

/** A page of the server's own. */
export const QUEUES_URL = '/admin-api/queues'
