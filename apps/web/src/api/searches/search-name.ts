import { searchName } from '@lilypad/domain'

/** The question before a saved search is deleted. */
export const deletionQuestionOf = (search: { name: string }): string =>
  `Are you sure you want to delete the search "${searchName(search)}"?`
