/** The family of an audience: its label cut before ' ('. Apart, since every screen's first script needs it alone. */
export const shortAudience = (label: string): string => label.split(' (', 1)[0] ?? label
