import {
  type AnyFilter,
  type AudienceId,
  type ChoiceFilter,
  type CountOf,
  type DayFilter,
  type FlagFilter,
  formatDay,
  inThousands,
  newYorkDay,
  type OneFilter,
  SALARY_SLIDER,
  type SalaryFilter,
} from '@lilypad/domain'
import { type ComponentType, memo, useMemo, useState } from 'react'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { DatePicker } from '@/ui/fields/date-picker.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { Slider } from '@/ui/fields/slider.tsx'
import { AudienceChoices, ChoiceList } from './choice-list.tsx'
import type { Choices } from './choices.ts'

type PostedSinceProps = { day: string | null; onChange: (day: string | null) => void }

/** Chooses the first day whose jobs are shown. */
const PostedSince = memo(({ day, onChange }: PostedSinceProps) => {
  const [today] = useState(() => newYorkDay(new Date()))
  return (
    <DatePicker
      day={day}
      today={today}
      onChange={onChange}
      format={formatDay}
      clearLabel="Clear posted since"
    />
  )
})

type SalarySliderProps = { value: number; highest: number; onChange: (value: number) => void }

/**
 * Chooses the lowest acceptable salary. At its lowest position the slider is off; its highest is the highest salary
 * among the jobs, also for a filter that asks for more.
 */
const SalarySlider = memo(({ value, highest, onChange }: SalarySliderProps) => (
  <div className="px-1.5">
    <Slider
      aria-label="Minimum salary"
      min={SALARY_SLIDER.lowest}
      max={highest}
      step={SALARY_SLIDER.step}
      value={Math.min(value, highest)}
      onChange={onChange}
      format={() => (value > SALARY_SLIDER.lowest ? inThousands(value) : 'Any')}
    />
    <p className="text-ink-soft text-xs">
      {value > SALARY_SLIDER.lowest ? 'Hides jobs that don’t list a salary.' : 'Showing all salaries'}
    </p>
  </div>
))

/** A filter with its value, what there is to choose from, and how many each option would leave (null while unknown). */
type ControlProps<One extends { none: unknown }> = {
  filter: One
  value: One['none']
  onChange: (next: (was: One['none']) => One['none']) => void
  choices: Choices
  countOf: CountOf | null
}

const ChoicesControl = ({ filter, value, onChange, choices, countOf }: ControlProps<ChoiceFilter>) => {
  const options = useMemo(() => choices.optionsOf(filter), [filter, choices])
  // A shared address may name a place without jobs.
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

const SalaryControl = ({ value, onChange, choices }: ControlProps<SalaryFilter>) => {
  const highest = useMemo(() => choices.highestSalary(), [choices])
  return <SalarySlider value={value} highest={highest} onChange={(dollars) => onChange(() => dollars)} />
}

const DayControl = ({ value, onChange }: ControlProps<DayFilter>) => (
  <PostedSince day={value} onChange={(day) => onChange(() => day)} />
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

/** The control of a filter's kind, for any filter of that kind. */
export const controlOf = ({ kind }: AnyFilter) =>
  CONTROLS[kind] as ComponentType<ControlProps<{ none: unknown }>>
