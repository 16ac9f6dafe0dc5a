/** The shown name of a saved search. */
export const nameOf = ({ name }: { name: string }): string => name.trim() || '(no name)'

/** The question before a saved search is deleted. */
export const deletionQuestionOf = (search: { name: string }): string =>
  `Are you sure you want to delete the search "${nameOf(search)}"?`
