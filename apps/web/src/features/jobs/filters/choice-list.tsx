import { type AudienceId, type CountOf, childAudiences, shortAudience } from '@lilypad/domain'
import { cx, formatCount, HueDot } from '@lilypad/ui'
import { memo, useCallback, useState } from 'react'
import { parentState, toggleOption, withState } from '@/ui/fields/multi-select-state.ts'
import type { Option } from '@/ui/fields/option.ts'

type ChoiceProps = {
  id: string
  name?: string
  checked: boolean
  onToggle: (id: string) => void
  /** How many jobs it would leave; null while unknown. */
  count: number | null
  /** True for a parent with some of its children chosen. */
  mixed?: boolean
  color?: string | undefined
  /** Below a parent: within its name, only the part in brackets is shown. */
  isChild?: boolean
}

/** '2-5 years' of 'Relevant Skills (2-5 years)'. */
const bracketed = (name: string) => /\((.+)\)$/.exec(name)?.[1]

/** One box of the filter panel. A choice that would leave no jobs looks dim but can be chosen. */
const Choice = memo((props: ChoiceProps) => {
  const { id, name = id, checked, onToggle, count, mixed = false, color, isChild = false } = props
  return (
    <label
      className={cx(
        // Its own layer, so that an unchanged row is not painted again.
        'isolate flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-1.5 py-1 text-sm leading-snug hover:bg-wash touch:min-h-11',
        isChild && 'ml-5',
        count === 0 && !checked && 'text-ink-soft',
      )}
    >
      <input
        ref={withState(mixed)}
        type="checkbox"
        className="tick"
        checked={checked}
        onChange={() => onToggle(id)}
      />
      {color && <HueDot color={color} />}
      <span className="min-w-0 flex-1">
        {isChild && <span aria-hidden="true">{bracketed(name) ?? name}</span>}
        {isChild ? <span className="sr-only">{name}</span> : name}
      </span>
      {count !== null && (
        <span className="text-ink-soft text-xs tabular-nums">
          {formatCount(count)}
          <span className="sr-only">{count === 1 ? ' job' : ' jobs'}</span>
        </span>
      )}
    </label>
  )
})

type ListProps<T extends string> = {
  selected: readonly T[]
  onChange: (next: (was: readonly T[]) => readonly T[]) => void
  countOf: CountOf | null
}

/** A longer list shows the first ones, and the others when asked. */
const MAX_SHOWN = 10
const FIRST = 8

type ChoiceListProps<T extends string> = ListProps<T> & { label: string; options: readonly T[] }

export function ChoiceList<T extends string>(props: ChoiceListProps<T>) {
  const { label, options, selected, onChange, countOf } = props
  const [showsAll, setShowsAll] = useState(options.length <= MAX_SHOWN)
  // A stable handler: a tick renders one box, not all.
  const toggle = useCallback(
    (id: string) => onChange((was) => options.filter((one) => (one === id) !== was.includes(one))),
    [options, onChange],
  )
  const shown = showsAll ? options : options.filter((one, at) => at < FIRST || selected.includes(one))
  return (
    <fieldset aria-label={label}>
      {shown.map((option) => (
        <Choice
          key={option}
          id={option}
          checked={selected.includes(option)}
          onToggle={toggle}
          count={countOf?.(option) ?? null}
        />
      ))}
      {shown.length < options.length && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="mt-0.5 min-h-8 rounded-sm px-1.5 font-semibold text-accent-text text-sm hover:bg-wash touch:min-h-11"
        >
          Show all {options.length}
        </button>
      )}
    </fieldset>
  )
}

/** The audiences, grouped and in their colours. Choosing a parent chooses its children; the filter holds children alone. */
export function AudienceChoices(props: ListProps<AudienceId> & { groups: readonly Option[] }) {
  const { groups, selected, onChange, countOf } = props
  const toggle = useCallback(
    (id: string) => {
      const isLeaf = (one: string) => !groups.some((group) => group.id === one && group.children?.length)
      onChange((was) => childAudiences(toggleOption(groups, was, id).filter(isLeaf)))
    },
    [groups, onChange],
  )
  const toChoice = ({ id, itemName, color }: Option) => ({
    id,
    name: itemName,
    color,
    checked: selected.some((one) => one === id),
    count: countOf?.(id) ?? null,
    onToggle: toggle,
  })
  return groups.map((group) => {
    if (!group.children?.length) return <Choice key={group.id} {...toChoice(group)} />
    const state = parentState(group, selected)
    return (
      <fieldset key={group.id}>
        <legend className="sr-only">{group.itemName}</legend>
        <Choice {...toChoice(group)} checked={state === 'all'} mixed={state === 'some'} />
        {group.children.map((child) => (
          <Choice
            key={child.id}
            {...toChoice(child)}
            // 'Relevant Skills (2-5 years)' has the colour of its family, as on cards.
            color={shortAudience(child.itemName) === group.itemName ? group.color : child.color}
            isChild
          />
        ))}
      </fieldset>
    )
  })
}
