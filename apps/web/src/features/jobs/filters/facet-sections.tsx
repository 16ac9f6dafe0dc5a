import { CATEGORIES, JOB_TYPES, type JobFilter, locationOptions, TRAVEL_LEVELS } from '@lilypad/domain'
import { memo, useMemo } from 'react'
import type { JobList } from '@/api/jobs/jobs.ts'
import { AudienceChoices } from './audience-choices.tsx'
import { ChoiceList } from './choice-list.tsx'
import { FilterSection } from './filter-section.tsx'
import type { FilterSetters } from './filter-setters.ts'
import { TravelInfo } from './travel-info.tsx'
import { useChoiceCounts } from './use-choice-counts.ts'

type FacetSectionsProps = { list: JobList; filter: JobFilter; set: FilterSetters }

/** The parts of the filter with a list of choices, each with the number of jobs that it would leave. */
export const FacetSections = memo(({ list: { jobs, audiences }, filter, set }: FacetSectionsProps) => {
  const { categories, types, audience, travel, locations } = filter
  const counts = useChoiceCounts(jobs, filter)
  const places = useMemo(() => locationOptions(jobs), [jobs])
  // A shared address may name a place without jobs.
  const offered = useMemo(() => [...new Set([...places, ...locations])], [places, locations])
  return (
    <>
      <FilterSection name="Job category" chosen={categories.length}>
        <ChoiceList
          label="Job category"
          options={CATEGORIES}
          selected={categories}
          onChange={set.categories}
          counts={counts?.categories ?? null}
          scrolls
        />
      </FilterSection>
      <FilterSection name="Job type" chosen={types.length}>
        <ChoiceList
          label="Job type"
          options={JOB_TYPES}
          selected={types}
          onChange={set.types}
          counts={counts?.types ?? null}
        />
      </FilterSection>
      <FilterSection name="Job audience" chosen={audience.length}>
        <AudienceChoices
          groups={audiences}
          selected={audience}
          onChange={set.audience}
          counts={counts?.audience ?? null}
        />
      </FilterSection>
      <FilterSection name="Travel requirements" chosen={travel.length} aside={<TravelInfo />}>
        <ChoiceList
          label="Travel requirements"
          options={TRAVEL_LEVELS}
          selected={travel}
          onChange={set.travel}
          counts={counts?.travel ?? null}
        />
      </FilterSection>
      <FilterSection name="Job location" chosen={locations.length}>
        <ChoiceList
          label="Job location"
          options={offered}
          selected={locations}
          onChange={set.locations}
          counts={counts?.locations ?? null}
          scrolls
        />
      </FilterSection>
    </>
  )
})
