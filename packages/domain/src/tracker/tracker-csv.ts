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

/** What people's own sheets and the tracker's table call a column, in small letters without blanks and marks. */
const OTHER_NAMES: Partial<Record<TrackerCsvColumn, readonly string[]>> = {
  Company: ['companyname', 'employer', 'organization', 'organisation', 'org', 'school', 'district'],
  'Job Title': ['role', 'title', 'position', 'job', 'jobname', 'rolename', 'positiontitle', 'roletitle'],
  'Job URL': ['url', 'link', 'joblink', 'posting', 'jobposting', 'postinglink', 'postingurl', 'linktojob'],
  Category: ['field', 'department'],
  'Salary Range': ['salary', 'pay', 'payrange', 'compensation'],
  'Salary Max': ['maxsalary', 'maximumsalary'],
  'Workplace Type': ['type', 'workplace'],
  Status: ['stage', 'applicationstatus', 'currentstatus'],
  Notes: ['note', 'comments', 'comment'],
  'Knockout Questions': ['questions'],
  'Remind On': ['reminder', 'followup', 'followupdate', 'followupon', 'nextfollowup'],
  'Tracked On': [
    'dateapplied',
    'appliedon',
    'applieddate',
    'applicationdate',
    'dateadded',
    'datesaved',
    'date',
  ],
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Null for one that stands for none. The export's own name comes before any other; each column is taken once. */
export const findColumns = (headings: readonly string[]): (TrackerCsvColumn | null)[] => {
  const names = headings.map(plain)
  const columns: (TrackerCsvColumn | null)[] = headings.map(() => null)
  for (const column of TRACKER_CSV_COLUMNS) {
    const own = names.lastIndexOf(plain(column))
    const other = (OTHER_NAMES[column] ?? []).map((name) => names.indexOf(name)).find((place) => place >= 0)
    const place = own >= 0 ? own : other
    if (place !== undefined) columns[place] = column
  }
  return columns
}
