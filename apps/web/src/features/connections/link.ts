/** How a link among text looks. */
export const LINK = 'font-semibold text-accent-text hover:underline'
