import { formatDay, isCalendarDay } from '../../calendar.ts'
import type { DayFilter } from './filter.ts'

/** Excludes jobs that were approved earlier, or on no known day. */
export const postedSince: DayFilter = {
  kind: 'day',
  label: 'Posted since',
  shortLabel: 'Posted since',
  savedName: 'posted_since_date',
  queryName: 'since',
  fact: 'approvedOn',
  none: null,
  read: (saved) => (typeof saved === 'string' && isCalendarDay(saved) ? saved : null),
  toQuery: (day) => (day === null ? [] : [day]),
  fromQuery: ([day]) => day,
  chips: (day) => (day === null ? [] : [{ key: '', text: `Since ${formatDay(day)}`, without: () => null }]),
  test: (day) => (day === null ? null : ({ approvedOn }) => approvedOn !== null && approvedOn >= day),
}
