import { FILTERS } from '@lilypad/domain'

/** Which sections of the panel are open; remembered while the person visits a job. */
const open = new Set([FILTERS.categories, FILTERS.types, FILTERS.salaryFrom].map(({ label }) => label))

export const isSectionOpen = (name: string): boolean => open.has(name)

export const rememberSection = (name: string, isOpen: boolean): void => {
  if (isOpen) open.add(name)
  else open.delete(name)
}
