/** The stages of an application. Source: specification, decisions 9. */
export const TRACKER_STATUSES = [
  { id: -2, name: 'Withdrawn', color: 'rgb(92, 104, 112)' },
  { id: -1, name: 'Not Selected', color: 'rgb(150, 62, 54)' },
  { id: 0, name: 'Saved', color: 'rgb(44, 92, 160)' },
  { id: 1, name: 'Applied', color: 'rgb(30, 110, 122)' },
  { id: 2, name: 'Interviewing', color: 'rgb(134, 92, 12)' },
  { id: 3, name: 'Offer', color: 'rgb(104, 62, 150)' },
  { id: 4, name: 'Accepted', color: 'rgb(36, 112, 62)' },
] as const
export type TrackerStatus = (typeof TRACKER_STATUSES)[number]
export type TrackerStatusId = TrackerStatus['id']

export const SAVED: TrackerStatusId = 0
export const ACCEPTED: TrackerStatusId = 4

export const isTrackerStatus = (id: number): id is TrackerStatusId =>
  TRACKER_STATUSES.some((status) => status.id === id)

/** Empty for an unknown id. */
export const statusName = (id: number): string =>
  TRACKER_STATUSES.find((status) => status.id === id)?.name ?? ''

export const celebrates = (statusId: number): boolean => statusId > 1

export type TrackerRow = {
  companyName: string
  title: string
  status: number
  category: string | null
  audience: readonly string[]
  salaryMax: number | null
  workplace: string | null
  notes: string
}

export const TRACKER_COLUMNS = [
  'companyName',
  'title',
  'status',
  'category',
  'audience',
  'salaryMax',
  'workplace',
] as const
export type TrackerColumn = (typeof TRACKER_COLUMNS)[number]
export type TrackerSort = { column: TrackerColumn; isDescending: boolean }

export const nextSort = (before: TrackerSort | null, column: TrackerColumn): TrackerSort => ({
  column,
  isDescending: before?.column === column && !before.isDescending,
})

const letters = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

function sortValue(row: TrackerRow, column: TrackerColumn): string | number | null {
  if (column === 'audience') return row.audience[0] ?? null
  return row[column] === '' ? null : row[column]
}

/** Empty values come last in both directions. */
function compare(a: string | number | null, b: string | number | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
  return sign * letters.compare(String(a), String(b))
}

/** Audience by its first value, salary by the maximum, status by its id. Source: specification part 2, section 4. */
export function sortTracked<R extends TrackerRow>(rows: readonly R[], sort: TrackerSort | null): R[] {
  if (!sort) return [...rows]
  const sign = sort.isDescending ? -1 : 1
  return rows.toSorted((a, b) => compare(sortValue(a, sort.column), sortValue(b, sort.column), sign))
}

export const trackedText = (row: TrackerRow): string =>
  [
    row.companyName,
    row.title,
    row.category ?? '',
    ...row.audience,
    row.workplace ?? '',
    statusName(row.status),
    row.notes,
  ]
    .join(' ')
    .toLowerCase()

export function searchTracked<R extends TrackerRow>(rows: readonly R[], sought: string): readonly R[] {
  const text = sought.trim().toLowerCase()
  return text === '' ? rows : rows.filter((row) => trackedText(row).includes(text))
}
