import { memoize } from '../memoize.ts'
import { AUDIENCE_IDS, type AudienceId } from '../postings/job-values.ts'

export type AudienceOption<Id extends string = string> = { id: Id; itemName: string }
export type AudienceGroup = AudienceOption & { children?: readonly AudienceOption<AudienceId>[] }

/** Audiences as the dashboard groups them; selecting a parent selects its children. Source: specification, decisions 7. */
export const AUDIENCE_GROUPS: readonly AudienceGroup[] = [
  {
    id: 'CP',
    itemName: 'Career Pivots',
    children: [
      { id: 'CP1', itemName: 'PreK-12 Educator' },
      { id: 'CP2', itemName: 'Higher Ed Educator' },
      { id: 'CP3', itemName: 'Education Experience' },
    ],
  },
  { id: 'EC', itemName: 'Early Career' },
  {
    id: 'RS',
    itemName: 'Relevant Skills',
    children: [
      { id: 'RS1', itemName: 'Relevant Skills (2-5 years)' },
      { id: 'RS2', itemName: 'Relevant Skills (5-8 years)' },
      { id: 'RS3', itemName: 'Relevant Skills (8+ years)' },
    ],
  },
  {
    id: 'IE',
    itemName: 'Industry Experience',
    children: [
      { id: 'IE1', itemName: 'Industry Experience (2-5 years)' },
      { id: 'IE2', itemName: 'Industry Experience (5-8 years)' },
      { id: 'IE3', itemName: 'Industry Experience (8+ years)' },
    ],
  },
]

const LABELS = new Map(
  AUDIENCE_GROUPS.flatMap((group) => [group, ...(group.children ?? [])]).map(({ id, itemName }) => [
    id,
    itemName,
  ]),
)

const PARENTS = new Map(
  AUDIENCE_GROUPS.flatMap((group) => (group.children ?? []).map((child) => [child.id, group.id] as const)),
)

export const audienceLabel = (id: AudienceId): string => LABELS.get(id) ?? id

const OPTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  AUDIENCE_IDS.map((id) => {
    const parent = PARENTS.get(id)
    return [audienceLabel(id), parent === undefined ? [id] : [id, parent]]
  }),
)

/** By the labels, a line each: many jobs have one of few lists. */
const optionsOfLines = memoize(2_000, (lines): readonly string[] => [
  ...new Set(lines.split('\n').flatMap((label) => OPTIONS.get(label) ?? [])),
])

export const audienceOptions = (labels: readonly string[]): readonly string[] =>
  labels.length === 0 ? [] : optionsOfLines(labels.join('\n'))

/** The children that a selection means: a parent selects its children, an unknown id nothing. */
export function childAudiences(selected: readonly string[]): AudienceId[] {
  const ids = new Set(selected)
  const isSelected = (child: AudienceId) => ids.has(child) || ids.has(PARENTS.get(child) ?? child)
  return AUDIENCE_IDS.filter(isSelected)
}

/** Every component stays below this, so that white text is readable on the colour. */
const BRIGHTEST = 180

/** `rgb(12, 140, 77)`. `random` gives numbers from 0 to below 1. */
export function randomColor(random: () => number): string {
  const component = () => Math.floor(random() * BRIGHTEST)
  return `rgb(${component()}, ${component()}, ${component()})`
}
