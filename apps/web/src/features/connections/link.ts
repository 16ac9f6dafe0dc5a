export const LINK = 'font-semibold text-accent-text hover:underline'
