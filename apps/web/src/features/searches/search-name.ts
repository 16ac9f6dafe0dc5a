/** What a saved search is called. */
export const nameOf = ({ name }: { name: string }): string => name.trim() || '(no name)'
