/** What a saved search is called. */
export const nameOf = ({ name }: { name: string }): string => name.trim() || '(no name)'

/** What is asked before a saved search is deleted, wherever that can be done. */
export const deletionQuestionOf = (search: { name: string }): string =>
  `Are you sure you want to delete the search "${nameOf(search)}"?`
