import {
  type AnyFilter,
  type AudienceId,
  type ChoiceFilter,
  type CountOf,
  type DayFilter,
  type FlagFilter,
  formatDay,
  inThousands,
  type OneFilter,
  SALARY_SLIDER,
  type SalaryFilter,
} from '@lilypad/domain'
import { type ComponentType, memo, useMemo } from 'react'
import { useToday } from '@/parts/use-today.ts'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { DatePicker } from '@/ui/fields/date-picker.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { Slider } from '@/ui/fields/slider.tsx'
import { AudienceChoices, ChoiceList } from './choice-list.tsx'
import type { Choices } from './choices.ts'

/** A filter with its value, what there is to choose from, and how many each option would leave (null while unknown). */
type ControlProps<One extends { none: unknown }> = {
  filter: One
  value: One['none']
  onChange: (next: (was: One['none']) => One['none']) => void
  choices: Choices
  countOf: CountOf | null
}

function ChoicesControl({ filter, value, onChange, choices, countOf }: ControlProps<ChoiceFilter>) {
  const options = useMemo(() => choices.optionsOf(filter), [filter, choices])
  // A shared address may name a city without jobs.
  const offered = useMemo(
    () => (value.every((one) => options.includes(one)) ? options : [...new Set([...options, ...value])]),
    [options, value],
  )
  return <ChoiceList label={filter.label} options={offered} selected={value} {...{ onChange, countOf }} />
}

const GroupsControl = ({ value, onChange, choices, countOf }: ControlProps<ChoiceFilter<AudienceId>>) => (
  <AudienceChoices groups={choices.audiences} selected={value} {...{ onChange, countOf }} />
)

const FlagControl = ({ filter, value, onChange }: ControlProps<FlagFilter>) => (
  <Checkbox label={filter.label} checked={value} onChange={(isOn) => onChange(() => isOn)} />
)

/**
 * The lowest acceptable salary. At its lowest position the slider is off; its highest is the highest salary among the
 * jobs, also for a filter that asks for more.
 */
function SalaryControl({ value, onChange, choices }: ControlProps<SalaryFilter>) {
  const highest = useMemo(() => choices.highestSalary(), [choices])
  const isOn = value > SALARY_SLIDER.lowest
  return (
    <div className="px-1.5">
      <Slider
        aria-label="Minimum salary"
        min={SALARY_SLIDER.lowest}
        max={highest}
        step={SALARY_SLIDER.step}
        value={Math.min(value, highest)}
        onChange={(dollars) => onChange(() => dollars)}
        format={() => (isOn ? inThousands(value) : 'Any')}
      />
      <p className="text-ink-soft text-xs">
        {isOn ? 'Hides jobs that don’t list a salary.' : 'Showing all salaries'}
      </p>
    </div>
  )
}

/** The first day whose jobs are shown. */
const DayControl = ({ value, onChange }: ControlProps<DayFilter>) => (
  <DatePicker
    day={value}
    today={useToday()}
    onChange={(day) => onChange(() => day)}
    format={formatDay}
    clearLabel="Clear posted since"
  />
)

const OneControl = ({ filter, value, onChange }: ControlProps<OneFilter>) => (
  <Select
    aria-label={filter.label}
    options={filter.options.map(({ value: id, text: itemName }) => ({ id, itemName }))}
    placeholder={filter.noneText}
    value={value === filter.none ? null : value}
    onChange={(chosen) => onChange(() => chosen ?? filter.none)}
  />
)

/** How each kind of filter is chosen. Free text has its own field, above the panel. */
const CONTROLS = {
  choices: memo(ChoicesControl),
  groups: memo(GroupsControl),
  flag: memo(FlagControl),
  salary: memo(SalaryControl),
  day: memo(DayControl),
  one: memo(OneControl),
  text: () => null,
} satisfies Record<AnyFilter['kind'], unknown>

export const findControl = ({ kind }: AnyFilter) =>
  CONTROLS[kind] as ComponentType<ControlProps<{ none: unknown }>>
