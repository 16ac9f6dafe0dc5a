/** Who asks, and where a board's owner can say that we should not. */
export const userAgent = (contact: string): string => `Lilypad/1.0 (+${contact})`
