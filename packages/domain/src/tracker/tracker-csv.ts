import { statusName } from './tracker.ts'
import type { JobByHand } from './tracker-form.ts'

export const TRACKER_CSV_COLUMNS = [
  'Id',
  'Company',
  'Job Title',
  'Job URL',
  'Category',
  'Audience',
  'Salary Range',
  'Salary Max',
  'Workplace Type',
  'Status',
  'Notes',
  'Portfolio Submitted',
  'Knockout Questions',
  'Remind On',
  'Tracked On',
] as const
export type TrackerCsvColumn = (typeof TRACKER_CSV_COLUMNS)[number]

/** An application in a CSV; days are New York's, `YYYY-MM-DD`. */
export type CsvApplication = {
  id: number
  job: JobByHand & {
    category: string | null
    audience: readonly string[]
    salaryMax: number | null
    workplace: string | null
  }
  status: number
  notes: string
  isPortfolioSubmitted: boolean
  knockoutQuestions: readonly string[]
  remindOn: string | null
  trackedOn: string
}

/** The cells of an application in column order, unguarded: the code that writes the file guards them. */
export const trackerCells = (application: CsvApplication): string[] => {
  const { job } = application
  return [
    String(application.id),
    job.companyName,
    job.title,
    job.url,
    job.category ?? '',
    job.audience.join('\n'),
    job.salaryRange ?? '',
    job.salaryMax?.toString() ?? '',
    job.workplace ?? '',
    statusName(application.status),
    application.notes,
    application.isPortfolioSubmitted ? 'Yes' : 'No',
    application.knockoutQuestions.join('\n'),
    application.remindOn ?? '',
    application.trackedOn,
  ]
}
