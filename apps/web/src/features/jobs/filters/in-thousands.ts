/** `$81K` of 81000. */
export const inThousands = (dollars: number): string => `$${Math.round(dollars / 1_000)}K`
