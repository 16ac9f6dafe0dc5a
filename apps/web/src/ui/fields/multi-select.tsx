import { ChevronIcon, cx } from '@lilypad/ui'
import { useDisclosure } from '../dialogs/use-disclosure.ts'
import { type ControlIds, controlClass, labelled } from './field.tsx'
import { parentState, selectionNames, toggleOption, withState } from './multi-select-state.ts'
import type { Option } from './option.ts'

type CheckProps = { option: Option; checked: boolean; mixed?: boolean; onToggle: (id: string) => void }

const Check = ({ option, checked, mixed = false, onToggle }: CheckProps) => (
  <label className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-sm hover:bg-wash touch:min-h-11">
    <input
      ref={withState(mixed)}
      type="checkbox"
      className="tick"
      checked={checked}
      onChange={() => onToggle(option.id)}
    />
    {option.itemName}
  </label>
)

type OptionRowProps = { option: Option; selected: readonly string[]; onToggle: (id: string) => void }

function OptionRow({ option, selected, onToggle }: OptionRowProps) {
  if (!option.children?.length) {
    return <Check option={option} checked={selected.includes(option.id)} onToggle={onToggle} />
  }
  const state = parentState(option, selected)
  return (
    <fieldset>
      <legend className="sr-only">{option.itemName}</legend>
      <Check option={option} checked={state === 'all'} mixed={state === 'some'} onToggle={onToggle} />
      <div className="ml-4">
        {option.children.map((child) => (
          <Check key={child.id} option={child} checked={selected.includes(child.id)} onToggle={onToggle} />
        ))}
      </div>
    </fieldset>
  )
}

type MultiSelectProps = ControlIds & {
  options: readonly Option[]
  selected: readonly string[]
  onChange: (selected: string[]) => void
}

function MultiSelect({ options, selected, onChange, ...ids }: MultiSelectProps) {
  const { open, rootProps, buttonProps, panelId } = useDisclosure()
  const names = selectionNames(options, selected)
  const toggle = (id: string) => onChange(toggleOption(options, selected, id))
  return (
    <div className="relative" {...rootProps}>
      <button
        type="button"
        className={cx(controlClass, 'flex items-center justify-between gap-2 text-left')}
        {...ids}
        {...buttonProps}
      >
        <span className={cx('truncate', names.length === 0 && 'text-ink-soft')}>
          {names.join(', ') || 'Choose…'}
        </span>
        <ChevronIcon className="shrink-0 text-ink-soft" />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-72 overflow-y-auto rounded-md bg-surface-raised p-1.5 shadow-float"
      >
        {options.map((option) => (
          <OptionRow key={option.id} option={option} selected={selected} onToggle={toggle} />
        ))}
      </div>
    </div>
  )
}

export const MultiSelectField = labelled(MultiSelect)
