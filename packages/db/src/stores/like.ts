/** A pattern for LIKE that finds a text anywhere: what is a wildcard there counts as itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
