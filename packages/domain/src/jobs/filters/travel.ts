import { TRAVEL_LEVELS } from '../job-values.ts'
import { closedChoiceFilter } from './choice-filter.ts'

export const travel = closedChoiceFilter({
  label: 'Travel requirements',
  shortLabel: 'Travel',
  savedName: 'travel_selected',
  queryName: 'travel',
  options: TRAVEL_LEVELS,
  fact: 'travel',
})
