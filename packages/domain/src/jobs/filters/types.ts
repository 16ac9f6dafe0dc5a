import { JOB_TYPES } from '../job-values.ts'
import { closedChoiceFilter } from './choice-filter.ts'

/** A job that names no type has none of the options. */
export const types = closedChoiceFilter({
  label: 'Job type',
  shortLabel: 'Job type',
  savedName: 'type_selected',
  queryName: 'type',
  options: JOB_TYPES,
  fact: 'jobType',
})
