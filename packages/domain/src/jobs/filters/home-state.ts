import { US_STATES } from '../../places/us-states.ts'
import { oneFilter } from './one-filter.ts'

/** Excludes jobs whose posting leaves this state out. A posting that names no states stays. */
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
  testOf:
    (state) =>
    ({ eligibleStates }) =>
      eligibleStates === null || eligibleStates.includes(state),
})
