import { formatDay, isCalendarDay } from '../../days.ts'
import { meetsSearch, readSearch } from '../search-words.ts'
import type { DayFilter, FlagFilter, SalaryFilter, TextFilter } from './filter.ts'
import { inThousands, SALARY_SLIDER } from './salary-slider.ts'

export const MAX_SEARCH_LENGTH = 200

export const searchField: TextFilter = {
  kind: 'text',
  label: 'Search jobs',
  savedName: 'search_field',
  queryName: 'search',
  fact: 'searchWords',
  none: '',
  read: (saved) => (typeof saved === 'string' ? saved : ''),
  toQuery: (text) => (text.trim() === '' ? [] : [text]),
  fromQuery: ([text]) => text,
  chips: (text) => (text.trim() === '' ? [] : [{ key: '', text: `“${text.trim()}”`, without: () => '' }]),
  test(text) {
    const sought = readSearch(text)
    return sought.length === 0 ? null : ({ searchWords }) => meetsSearch(searchWords, sought)
  },
}

const onlyWith = (
  fact: 'isTracked' | 'isFollowed',
  names: Pick<FlagFilter, 'label' | 'savedName' | 'queryName'>,
  chip: string,
): FlagFilter => ({
  kind: 'flag',
  ...names,
  fact,
  none: false,
  read: (saved) => saved === true,
  toQuery: (isOn) => (isOn ? ['1'] : []),
  fromQuery: ([value]) => value === '1',
  chips: (isOn) => (isOn ? [{ key: '', text: chip, without: () => false }] : []),
  test: (isOn) => (isOn ? (job) => job[fact] === true : null),
})

export const onlyFavorites = onlyWith(
  'isTracked',
  { label: 'Display ONLY saved jobs', savedName: 'only_favorites', queryName: 'saved' },
  'Saved jobs only',
)

export const onlyFollowed = onlyWith(
  'isFollowed',
  { label: 'Only companies I follow', savedName: 'followed_selected', queryName: 'followed' },
  'Companies you follow',
)

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

const none = SALARY_SLIDER.lowest
const isOn = (dollars: number) => dollars > none

/** Excludes jobs that name no maximum or a lower one. At the slider's lowest position it is off. */
export const salaryFrom: SalaryFilter = {
  kind: 'salary',
  label: 'Minimum salary',
  shortLabel: 'Salary',
  savedName: 'salary_slider_val',
  queryName: 'salary',
  fact: 'salaryMax',
  none,
  read: (saved) => (typeof saved === 'number' && Number.isFinite(saved) ? Math.max(saved, none) : none),
  toQuery: (dollars) => (isOn(dollars) ? [String(dollars)] : []),
  fromQuery: ([dollars]) => Number(dollars),
  chips: (dollars) =>
    isOn(dollars) ? [{ key: '', text: `From ${inThousands(dollars)}`, without: () => none }] : [],
  test: (dollars) => (isOn(dollars) ? ({ salaryMax }) => salaryMax !== null && salaryMax >= dollars : null),
}
