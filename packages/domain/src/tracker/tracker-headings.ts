import { TRACKER_CSV_COLUMNS, type TrackerCsvColumn } from './tracker-csv.ts'

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
