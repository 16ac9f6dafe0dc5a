import { highestSalary, type JobFilter, SALARY_SLIDER } from '@lilypad/domain'
import { memo, useMemo } from 'react'
import type { JobList } from '@/api/jobs/jobs.ts'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { FacetSections } from './facet-sections.tsx'
import { FilterSection } from './filter-section.tsx'
import { filterSetters } from './filter-setters.ts'
import { PostedSince } from './posted-since.tsx'
import { SalaryChoice } from './salary-choice.tsx'
import type { FilterChange } from './use-filters.ts'

type FilterSectionsProps = { list: JobList; filter: JobFilter; onChange: FilterChange }

/** All filters except the free text. */
export const FilterSections = memo(({ list, filter, onChange }: FilterSectionsProps) => {
  const set = useMemo(() => filterSetters(onChange), [onChange])
  const highest = useMemo(() => highestSalary(list.jobs), [list.jobs])
  const { salaryFrom, postedSince, onlyFavorites } = filter
  return (
    <div>
      <div className="px-1.5 py-1.5">
        <Checkbox label="Display ONLY saved jobs" checked={onlyFavorites} onChange={set.onlyFavorites} />
      </div>
      <FacetSections list={list} filter={filter} set={set} />
      <FilterSection name="Minimum salary" chosen={Number(salaryFrom > SALARY_SLIDER.lowest)}>
        <SalaryChoice value={salaryFrom} highest={highest} onChange={set.salaryFrom} />
      </FilterSection>
      <FilterSection name="Posted since" chosen={Number(postedSince !== null)}>
        <PostedSince day={postedSince} onChange={set.postedSince} />
      </FilterSection>
    </div>
  )
})
