export const SALARY_SLIDER: { lowest: number; step: number } = { lowest: 60_000, step: 1_000 }

/** In dollars a year, never below the lowest position. Source: specification, decisions 9. */
export const highestSalary = (jobs: readonly { salaryMax: number | null }[]): number =>
  jobs.reduce((highest, { salaryMax }) => Math.max(highest, salaryMax ?? 0), SALARY_SLIDER.lowest)

export const inThousands = (dollars: number): string => `$${Math.round(dollars / 1_000)}K`
