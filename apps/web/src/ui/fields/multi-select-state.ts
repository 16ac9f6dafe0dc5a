import type { Option } from './option.ts'

/** The third state of a box, which only a script can set. */
export const withState = (isMixed: boolean) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = isMixed
}

/** All ids of an option: its own and its children's. */
const family = (option: Option) => [option.id, ...(option.children ?? []).map((child) => child.id)]

/** A parent is selected exactly when all its children are. */
function settleParents(options: readonly Option[], selected: Set<string>) {
  for (const parent of options) {
    if (!parent.children?.length) continue
    if (parent.children.every((child) => selected.has(child.id))) selected.add(parent.id)
    else selected.delete(parent.id)
  }
}

/**
 * The selection after a person has pressed one option of a list whose options may have children.
 * Selecting a parent selects all its children, deselecting it clears them; a parent follows its children.
 * Ids come back in the order of the list. Source: specification part 1, 'Multi-select behaviour'.
 */
export function toggleOption(options: readonly Option[], selected: readonly string[], id: string): string[] {
  const next = new Set(selected)
  settleParents(options, next)
  const parent = options.find((option) => option.id === id)
  const turnOn = !next.has(id)
  for (const member of parent ? family(parent) : [id]) {
    if (turnOn) next.add(member)
    else next.delete(member)
  }
  settleParents(options, next)
  return options.flatMap(family).filter((each) => next.has(each))
}

export function parentState(parent: Option, selected: readonly string[]): 'all' | 'some' | 'none' {
  const children = parent.children ?? []
  const count = children.filter((child) => selected.includes(child.id)).length
  if (count === 0) return 'none'
  return count === children.length ? 'all' : 'some'
}

/** What the closed list says: a full parent stands for its children. */
export const selectionNames = (options: readonly Option[], selected: readonly string[]): string[] =>
  options.flatMap((option) => {
    if (selected.includes(option.id)) return [option.itemName]
    return (option.children ?? [])
      .filter((child) => selected.includes(child.id))
      .map((child) => child.itemName)
  })
