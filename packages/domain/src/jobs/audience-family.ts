/** The family of an audience: its label cut before ' ('. */
export const shortAudience = (label: string): string => label.split(' (', 1)[0] ?? label
