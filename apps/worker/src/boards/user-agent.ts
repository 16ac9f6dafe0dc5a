/** Says where a board's owner can ask us to stop. */
export const userAgent = (contact: string): string => `Lilypad/1.0 (+${contact})`
