import { DEGREES, type Degree } from '../../postings/facts.ts'
import { oneFilter } from './one-filter.ts'

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
  testOf:
    (held) =>
    ({ degree: required }) =>
      required === null || DEGREES.indexOf(required) <= DEGREES.indexOf(held),
})
