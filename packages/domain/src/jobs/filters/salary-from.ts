import { inThousands, SALARY_SLIDER } from '../salary-slider.ts'
import type { SalaryFilter } from './filter.ts'

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
