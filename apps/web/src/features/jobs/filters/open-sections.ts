/** Which sections of the panel are open; remembered while the person visits a job. */
const open = new Set<string>(['Job category', 'Job type', 'Minimum salary'])

export const isSectionOpen = (name: string): boolean => open.has(name)

export const rememberSection = (name: string, isOpen: boolean): void => {
  if (isOpen) open.add(name)
  else open.delete(name)
}
