import {
  type CountOf,
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  filterNamed,
  type JobFilter,
} from '@lilypad/domain'
import { memo, type ReactNode, useMemo } from 'react'
import { AudienceInfo } from './audience-info.tsx'
import type { Choices } from './choices.ts'
import { controlOf } from './filter-controls.tsx'
import { FilterSection } from './filter-section.tsx'
import { TravelInfo } from './travel-info.tsx'
import { useChoiceCounts } from './use-choice-counts.ts'
import type { FilterChange } from './use-filters.ts'

/** Boxes stand above the sections. */
const BOXES = FILTER_NAMES.filter((name) => FILTERS[name].kind === 'flag')
const SECTIONS = FILTER_NAMES.filter((name) => !['flag', 'text'].includes(FILTERS[name].kind))

/** Explanations beside a section's name. */
const ASIDES: Partial<Record<FilterName, ReactNode>> = {
  travel: <TravelInfo />,
  audience: <AudienceInfo />,
}

type Change = (next: (was: unknown) => unknown) => void

/** One function a filter, the same at each render; it changes the current value, as clicks may come faster than renders. */
const changesOf = (onChange: FilterChange) => {
  const changeOf =
    (name: FilterName): Change =>
    (next) =>
      onChange((was) => ({ [name]: next(was[name]) }))
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, changeOf(name)])) as Record<FilterName, Change>
}

type FilterSectionsProps = { choices: Choices; filter: JobFilter; onChange: FilterChange }

/** All filters except the free text. */
export const FilterSections = memo(({ choices, filter, onChange }: FilterSectionsProps) => {
  const changes = useMemo(() => changesOf(onChange), [onChange])
  const counts: Partial<Record<FilterName, CountOf>> | null = useChoiceCounts(choices, filter)
  const control = (name: FilterName) => {
    const Control = controlOf(FILTERS[name])
    return (
      <Control
        key={name}
        filter={FILTERS[name]}
        value={filter[name]}
        onChange={changes[name]}
        choices={choices}
        countOf={counts?.[name] ?? null}
      />
    )
  }
  return (
    <div>
      <div className="px-1.5 py-1.5">{BOXES.map(control)}</div>
      {SECTIONS.map((name) => {
        const { label, toQuery } = filterNamed(name)
        return (
          <FilterSection key={name} name={label} chosen={toQuery(filter[name]).length} aside={ASIDES[name]}>
            {control(name)}
          </FilterSection>
        )
      })}
    </div>
  )
})
