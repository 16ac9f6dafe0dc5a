import { oneFilter } from './one-filter.ts'

/** Excludes jobs that require a licence to teach or lead in a school; a job that only wishes for one stays. */
export const licence = oneFilter<'any' | 'none_required'>({
  label: 'Teaching licence',
  shortLabel: 'Licence',
  savedName: 'licence_selected',
  queryName: 'licence',
  fact: 'licenceNeed',
  none: 'any',
  noneText: 'Required or not',
  options: [{ value: 'none_required', text: 'No licence required' }],
  chipOf: (text) => text,
  testOf:
    () =>
    ({ licenceNeed }) =>
      licenceNeed !== 'required',
})
