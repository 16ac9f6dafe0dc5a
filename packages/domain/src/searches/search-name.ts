/** The shown name of a saved search. */
export const searchName = ({ name }: { name: string }): string => name.trim() || '(no name)'
