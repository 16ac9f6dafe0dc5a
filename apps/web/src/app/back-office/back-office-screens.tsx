import { paths } from '@lilypad/contracts/addresses'
import { DELETED_JOB_DAYS } from '@lilypad/domain'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export type BackOfficeScreen = {
  at: { path: string; href: () => string }
  title: string
  /** The largest text of the screen before its data is there. */
  lead: ReactNode
}

const DeletedJobsLink = () => (
  <Link
    to={paths.adminDeletedJobs.href()}
    className="text-accent-text underline underline-offset-4 hover:no-underline"
  >
    See deleted jobs
  </Link>
)

export const backOffice = {
  users: {
    at: paths.adminUsers,
    title: 'Users',
    lead: 'Everybody with an account, the newest first. Log in as someone to see what they see; a test sends them the alert e-mail of their saved searches now.',
  },
  scraper: {
    at: paths.adminScraper,
    title: 'Job boards',
    lead: (
      <>
        Jobs that leave their board are kept for {DELETED_JOB_DAYS} days: <DeletedJobsLink />
      </>
    ),
  },
  rawScrape: {
    at: paths.adminRawScrape,
    title: 'Raw scrape',
    lead: 'Every listing at a careers address. Nothing is stored until you import one: then it is curated like any other job.',
  },
  codes: {
    at: paths.adminCodes,
    title: 'Redemption codes',
    lead: 'A code opens all jobs to one person, for as many days as you choose. Share its link: it works once.',
  },
  desk: {
    at: paths.adminDesk,
    title: 'Desk',
    lead: 'What needs a person, the longest waiting first. Within a day, a decision can be undone.',
  },
  payments: {
    at: paths.adminPayments,
    title: 'Payments',
    lead: 'Payments to look at: refunded, disputed, failed for good, by nobody we know, or perhaps fraud. Settling one only puts it aside; nothing happens at Stripe.',
  },
  reports: {
    at: paths.adminReports,
    title: 'Reports',
    lead: 'The first two reports open in a new window, print well and can be downloaded as CSVs.',
  },
  colors: {
    at: paths.adminColors,
    title: 'Color Scheme Testing',
    lead: 'The whole product wears these colors at once. Nothing is saved: leave this screen and they are gone.',
  },
  deletedJobs: {
    at: paths.adminDeletedJobs,
    title: 'Deleted jobs',
    lead: `Jobs deleted in the past ${DELETED_JOB_DAYS} days, such as those that left their boards.`,
  },
  removals: {
    at: paths.adminRemovals,
    title: 'Do not list',
    lead: 'Employers and addresses that asked not to be listed. Neither scrapes nor imports nor edits bring their jobs back while a removal stands.',
  },
  curation: {
    at: paths.adminCuration,
    title: 'Curation',
    lead: 'The jobs on their boards, the newest first, with the reason behind each decision. Your edits stay, whatever a scrape finds.',
  },
  announcements: {
    at: paths.adminAnnouncements,
    title: 'Announcements',
    lead: 'Messages above the navigation. A dismissed message returns on the next visit.',
  },
  content: {
    at: paths.adminContent,
    title: 'Content',
    lead: 'What members say, and where subscribers landed.',
  },
  audit: {
    at: paths.adminAudit,
    title: 'Audit log',
    lead: 'What admins did, as themselves or as someone else.',
  },
} as const satisfies Record<string, BackOfficeScreen>

export const BACK_OFFICE_SCREENS: readonly BackOfficeScreen[] = Object.values(backOffice)
