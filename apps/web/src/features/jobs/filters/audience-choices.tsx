import { type AudienceId, type CountOf, childAudiences, shortAudience } from '@lilypad/domain'
import { memo, useCallback } from 'react'
import { parentState, toggleOption } from '@/ui/fields/multi-select-rule.ts'
import type { Option } from '@/ui/fields/option.ts'
import { Choice } from './choice.tsx'

type AudienceChoicesProps = {
  groups: readonly Option[]
  selected: readonly AudienceId[]
  onChange: (next: (was: readonly AudienceId[]) => readonly AudienceId[]) => void
  countOf: CountOf | null
}

/** The audiences, grouped and in their colours. Choosing a parent chooses its children. */
export const AudienceChoices = memo(({ groups, selected, onChange, countOf }: AudienceChoicesProps) => {
  // A stable handler: a tick renders only the boxes that it changes.
  const toggle = useCallback(
    (id: string) => onChange((was) => childAudiences(toggleOption(groups, was, id).filter(isLeafOf(groups)))),
    [groups, onChange],
  )
  const count = (id: string) => countOf?.(id) ?? null
  return groups.map((group) => {
    const shared = { id: group.id, name: group.itemName, color: group.color, count: count(group.id) }
    if (!group.children?.length) {
      const checked = selected.some((id) => id === group.id)
      return <Choice key={group.id} {...shared} checked={checked} onToggle={toggle} />
    }
    const state = parentState(group, selected)
    return (
      <fieldset key={group.id}>
        <legend className="sr-only">{group.itemName}</legend>
        <Choice {...shared} checked={state === 'all'} mixed={state === 'some'} onToggle={toggle} />
        {group.children.map((child) => (
          <Choice
            key={child.id}
            id={child.id}
            name={child.itemName}
            // 'Relevant Skills (2-5 years)' has the colour of its family, as on cards.
            color={shortAudience(child.itemName) === group.itemName ? group.color : child.color}
            checked={selected.some((id) => id === child.id)}
            onToggle={toggle}
            count={count(child.id)}
            isChild
          />
        ))}
      </fieldset>
    )
  })
})

/** The filter holds children alone. */
const isLeafOf = (groups: readonly Option[]) => (id: string) =>
  !groups.some((group) => group.id === id && group.children?.length)
