import { CATEGORIES } from '../job-values.ts'
import { closedChoiceFilter } from './choice-filter.ts'

export const categories = closedChoiceFilter({
  label: 'Job category',
  shortLabel: 'Category',
  savedName: 'category_selected',
  queryName: 'category',
  options: CATEGORIES,
  fact: 'category',
})
