import { US_STATES } from '../../places/us-states.ts'
import { DEGREES, type Degree } from '../../postings/facts.ts'
import type { FilterableJob, OneFilter } from './filter.ts'

type Definition<Value extends string | null> = Pick<
  OneFilter<Value>,
  'label' | 'shortLabel' | 'savedName' | 'queryName' | 'fact' | 'none' | 'noneText' | 'options'
> & {
  chipOf(text: string): string
  passes(job: FilterableJob, value: NonNullable<Value>): boolean
}

function oneFilter<Value extends string | null>({
  chipOf,
  passes,
  ...own
}: Definition<Value>): OneFilter<Value> {
  const chosen = (value: unknown) => own.options.find((option) => option.value === value) ?? null
  return {
    ...own,
    kind: 'one',
    read: (saved) => chosen(saved)?.value ?? own.none,
    toQuery: (value) => (chosen(value) === null || value === null ? [] : [value]),
    fromQuery: ([value]) => value,
    chips(value) {
      const option = chosen(value)
      return option === null ? [] : [{ key: '', text: chipOf(option.text), without: () => own.none }]
    },
    test(value) {
      const option = chosen(value)
      return option && ((job) => passes(job, option.value))
    },
  }
}

/** Excludes jobs whose place or text leaves this state out: those of other states and countries. What is not stated stays. */
export const homeState = oneFilter<string | null>({
  label: 'I live in',
  shortLabel: 'State',
  savedName: 'home_state_selected',
  queryName: 'state',
  fact: 'eligibleStates',
  none: null,
  noneText: 'Any state',
  options: [...US_STATES]
    .map(([value, text]) => ({ value, text }))
    .sort((a, b) => a.text.localeCompare(b.text, 'en')),
  chipOf: (state) => `I live in ${state}`,
  passes: ({ eligibleStates }, state) => eligibleStates === null || eligibleStates.includes(state),
})

/** Excludes jobs that require a licence to teach or lead in a school; a job that only wishes for one stays. */
export const licence = oneFilter<'any' | 'none_required'>({
  label: 'Teaching licence',
  shortLabel: 'Licence',
  savedName: 'licence_selected',
  queryName: 'licence',
  fact: 'licenceNeed',
  none: 'any',
  noneText: 'Required or not',
  options: [{ value: 'none_required', text: 'No licence required' }],
  chipOf: (text) => text,
  passes: ({ licenceNeed }) => licenceNeed !== 'required',
})

const HELD: Record<Degree, string> = {
  none: 'No degree or diploma',
  'high school': 'High school',
  associate: 'Associate',
  bachelor: "Bachelor's",
  master: "Master's",
  doctorate: 'Doctorate',
}

/** Excludes jobs that require a higher degree than the chosen one. A posting that names none stays. */
export const degree = oneFilter<Degree | null>({
  label: 'Degree',
  shortLabel: 'Degree',
  savedName: 'degree_selected',
  queryName: 'degree',
  fact: 'degree',
  none: null,
  noneText: 'Any degree',
  options: DEGREES.map((value) => ({ value, text: HELD[value] })),
  chipOf: (text) => `My degree: ${text}`,
  passes: ({ degree: required }, held) =>
    required === null || DEGREES.indexOf(required) <= DEGREES.indexOf(held),
})
