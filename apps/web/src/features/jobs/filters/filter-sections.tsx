import {
  type ChoiceCounts,
  type CountOf,
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  filterNamed,
  type JobFilter,
} from '@lilypad/domain'
import { ChevronIcon, cx, IconButton, InfoIcon } from '@lilypad/ui'
import { memo, type ReactNode, startTransition, useEffect, useId, useMemo, useState } from 'react'
import { part } from '@/ui/lazy.tsx'
import type { Choices } from './choices.ts'
import { findControl } from './filter-controls.tsx'
import type { FilterChange } from './use-filters.ts'

const ExplanationDialog = part(() => import('./explanation-dialog.tsx'))

type ExplanationProps = { label: string; of: 'travel' | 'audience' }

function Explanation({ label, of }: ExplanationProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={label} onClick={() => setOpen(true)}>
        <InfoIcon size={17} />
      </IconButton>
      {open && <ExplanationDialog of={of} onClose={() => setOpen(false)} />}
    </>
  )
}

const EXPLANATIONS: Partial<Record<FilterName, ReactNode>> = {
  travel: <Explanation label="What the travel levels mean" of="travel" />,
  audience: <Explanation label="What the audiences mean" of="audience" />,
}

/** Which sections of the panel are open; remembered while the person visits a job. */
const openSections = new Set(
  [FILTERS.categories, FILTERS.types, FILTERS.salaryFrom].map(({ label }) => label),
)

type FilterSectionProps = {
  name: string
  /** How many choices are made, shown when the section is closed. */
  chosen: number
  aside: ReactNode
  children: ReactNode
}

function FilterSection({ name, chosen, aside, children }: FilterSectionProps) {
  const [open, setOpen] = useState(() => openSections.has(name))
  const id = useId()
  const toggle = () => {
    if (open) openSections.delete(name)
    else openSections.add(name)
    setOpen(!open)
  }
  return (
    <section aria-labelledby={`${id}-name`} className="border-line border-t first:border-t-0">
      <div className="flex items-center gap-1">
        <h2 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={toggle}
            className="flex min-h-11 w-full items-center gap-2 rounded-sm text-left font-semibold text-sm hover:text-accent-text"
          >
            <ChevronIcon
              size={16}
              className={cx('shrink-0 text-ink-soft transition duration-200', !open && '-rotate-90')}
            />
            <span id={`${id}-name`}>{name}</span>
            {chosen > 0 && (
              <span className="rounded-full bg-accent px-1.5 py-px text-accent-ink text-xs tabular-nums">
                {chosen}
                <span className="sr-only"> chosen</span>
              </span>
            )}
          </button>
        </h2>
        {aside}
      </div>
      <div id={id} hidden={!open} className="pb-3">
        {open && children}
      </div>
    </section>
  )
}

/** The list goes first: counting starts when nobody has changed anything for a moment. */
const PAUSE_MS = 120

/** How many jobs each choice would leave; those of the filter before while they are counted again, null at first. */
function useChoiceCounts(choices: Choices, filter: JobFilter): ChoiceCounts | null {
  const [counts, setCounts] = useState<ChoiceCounts | null>(null)
  useEffect(() => {
    const count = () => startTransition(() => setCounts(choices.count(filter)))
    const timer = setTimeout(count, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [choices, filter])
  return counts
}

/** Boxes stand above the sections. */
const BOXES = FILTER_NAMES.filter((name) => FILTERS[name].kind === 'flag')
const SECTIONS = FILTER_NAMES.filter((name) => !['flag', 'text'].includes(FILTERS[name].kind))

type Change = (next: (was: unknown) => unknown) => void

/** One function a filter, the same at each render; it changes the current value, as clicks may come faster than renders. */
const toChanges = (onChange: FilterChange) =>
  Object.fromEntries(
    FILTER_NAMES.map((name): [FilterName, Change] => [
      name,
      (next) => onChange((was) => ({ [name]: next(was[name]) })),
    ]),
  ) as Record<FilterName, Change>

type FilterSectionsProps = { choices: Choices; filter: JobFilter; onChange: FilterChange }

export const FilterSections = memo(({ choices, filter, onChange }: FilterSectionsProps) => {
  const changes = useMemo(() => toChanges(onChange), [onChange])
  const counts: Partial<Record<FilterName, CountOf>> | null = useChoiceCounts(choices, filter)
  const control = (name: FilterName) => {
    const Control = findControl(FILTERS[name])
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
          <FilterSection
            key={name}
            name={label}
            chosen={toQuery(filter[name]).length}
            aside={EXPLANATIONS[name]}
          >
            {control(name)}
          </FilterSection>
        )
      })}
    </div>
  )
})
