import type { TrackerColumn } from '@lilypad/domain'

/** What can be sorted by, under the names of the table's head, in its order. */
export const SORTED_COLUMNS = [
  { name: 'Company', column: 'companyName' },
  { name: 'Role', column: 'title' },
  { name: 'Status', column: 'status' },
  { name: 'Category', column: 'category' },
  { name: 'Audience', column: 'audience' },
  { name: 'Salary', column: 'salaryMax' },
  { name: 'Type', column: 'workplace' },
] as const satisfies readonly { name: string; column: TrackerColumn }[]

/** Columns that go where there is less room. */
const LESS: Partial<Record<TrackerColumn, string>> = {
  category: 'max-[75rem]:hidden',
  workplace: 'max-[75rem]:hidden',
  audience: 'max-lg:hidden',
  salaryMax: 'md:max-lg:hidden',
}
export const lessOf = (column: TrackerColumn): string | undefined => LESS[column]

/** The widths of the columns: all of them, without category and type, without audience and salary either. */
export const GRID = [
  'md:grid md:gap-x-2.5',
  'md:grid-cols-[2.25rem_minmax(0,1fr)_minmax(0,1.5fr)_8.5rem_5.5rem_minmax(0,1.6fr)_4rem]',
  'lg:grid-cols-[2.25rem_minmax(0,1fr)_minmax(0,1.5fr)_8.5rem_minmax(0,1.2fr)_6.75rem_5.5rem_minmax(0,1.4fr)_4rem]',
  'min-[75rem]:grid-cols-[2.25rem_minmax(0,1fr)_minmax(0,1.8fr)_8.5rem_minmax(6.75rem,0.9fr)_minmax(0,1fr)_6.75rem_3.75rem_5.5rem_minmax(0,1.1fr)_4rem]',
].join(' ')

/** A row: a line of the table at a desk, on a phone a card. */
export const ROW = `${GRID} border-line max-md:card md:border-b md:px-2`
