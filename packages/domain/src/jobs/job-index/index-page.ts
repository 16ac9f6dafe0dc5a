import type { Category } from '../../postings/job-values.ts'
import { type JobSort, relevanceBand } from '../job-sort.ts'
import { type FitJob, fitWeight, type Wishes } from '../personal/why-it-fits.ts'
import type { Column } from './column.ts'
import type { JobIndex } from './job-index.ts'

/** Where a job stands in an order: the next page goes on behind it, also if it is gone by then. */
export type JobCursor = { group: number; featured: boolean; approvedAt: number; id: number }

/** A card, and a page, have no more: a job at thousands of places does not make one page of all of them. */
const MOST_VARIANTS = { card: 100, page: 1_000 }

export type FoundCard = { row: number; variants: number[] }

export type IndexPage = {
  cards: FoundCard[]
  next: JobCursor | null
}

type Order = { sort: JobSort; wishes: Wishes | null }

const NOTHING_STATED: FitJob = {
  category: 'Other',
  audience: [],
  travel: 'No Travel',
  salaryMax: null,
  eligibleStates: null,
}
const FIT_FACTS = ['category', 'audience', 'travel', 'salaryMax', 'eligibleStates'] as const

/** Each fact counts for itself: what it adds is asked once for each of its values. */
const fitIn = ({ facts }: JobIndex, wishes: Wishes): ((row: number) => number) => {
  const least = fitWeight(NOTHING_STATED, wishes)
  const parts = FIT_FACTS.map((fact) => {
    const { values, codes }: Column<unknown> = facts[fact]
    const weightOf = (value: unknown) => fitWeight({ ...NOTHING_STATED, [fact]: value }, wishes)
    return { codes, adds: Int8Array.from(values, (value) => weightOf(value) - least) }
  })
  return (row) => parts.reduce((group, { codes, adds }) => group - (adds[codes[row] ?? 0] ?? 0), -least)
}

/** The first number by which rows are ordered, the lowest first; within the same number they stand by date. */
const groupIn = (index: JobIndex, { sort, wishes }: Order): ((row: number) => number) | null => {
  const { category, audience } = index.facts
  const at = <Value>({ values, codes }: Column<Value>, row: number) => values[codes[row] ?? 0] as Value
  if (sort === 'relevance') {
    const bands = new Int8Array(audience.values.length * category.values.length).fill(-1)
    return (row) => {
      const pair = (audience.codes[row] ?? 0) * category.values.length + (category.codes[row] ?? 0)
      const known = bands[pair] ?? -1
      if (known >= 0) return known
      const band = relevanceBand({ category: at(category, row) as Category, audience: at(audience, row) })
      bands[pair] = band
      return band
    }
  }
  if (sort === 'fit' && wishes) return fitIn(index, wishes)
  return null
}

/** The group of each row, and all groups in their order; null where all rows are in one. */
const groupsOf = (index: JobIndex, rows: Uint32Array, order: Order) => {
  const groupOf = groupIn(index, order)
  if (!groupOf) return null
  const groups = new Int8Array(rows.length)
  const met = new Set<number>()
  let before = Number.NaN
  for (let at = 0; at < rows.length; at += 1) {
    const group = groupOf(rows[at] ?? 0)
    groups[at] = group
    if (group !== before) met.add(group)
    before = group
  }
  return { groups, inOrder: [...met].sort((a, b) => a - b) }
}

const isBehind = (a: JobCursor, b: JobCursor): boolean => {
  if (a.group !== b.group) return a.group > b.group
  if (a.featured !== b.featured) return b.featured
  if (a.approvedAt !== b.approvedAt) return a.approvedAt < b.approvedAt
  return a.id > b.id
}

type PageAsked = { order: Order; after: JobCursor | null; most: number }

/** The cards behind `after` (null: from the start); `rows` pass the filter, in the order of the index. */
export const indexPage = (
  index: JobIndex,
  rows: Uint32Array,
  { order, after, most }: PageAsked,
): IndexPage => {
  const grouped = groupsOf(index, rows, order)
  const placeOf = (group: number, row: number): JobCursor => ({
    group,
    featured: index.featured.values[index.featured.codes[row] ?? 0] ?? false,
    approvedAt: index.approvedAt[row] ?? 0,
    id: index.ids[row] ?? 0,
  })
  const cards: FoundCard[] = []
  /** 0 for a stack not met yet, -1 for one of an earlier page or a later one, else the number of its card. */
  const cardOf = new Int8Array(index.numStacks)
  let numVariants = 0
  const vary = (card: FoundCard | undefined, row: number) => {
    if (!card || card.variants.length === MOST_VARIANTS.card || numVariants === MOST_VARIANTS.page) return
    card.variants.push(row)
    numVariants += 1
  }
  let last: JobCursor | null = null
  let isMore = false
  const meet = (group: number, row: number) => {
    const stack = index.stacks[row] ?? 0
    const isFull = cards.length === most
    if (isFull && isMore && stack === 0) return
    const card = stack === 0 ? 0 : (cardOf[stack] ?? 0)
    if (card !== 0) return vary(cards[card - 1], row)
    if (isFull) isMore = true
    const isShown = !isFull && (after === null || isBehind(placeOf(group, row), after))
    if (isShown) {
      cards.push({ row, variants: [] })
      last = placeOf(group, row)
    }
    if (stack !== 0) cardOf[stack] = isShown ? cards.length : -1
  }
  for (const group of grouped?.inOrder ?? [0])
    for (let at = 0; at < rows.length; at += 1)
      if (grouped === null || grouped.groups[at] === group) meet(group, rows[at] ?? 0)
  return { cards, next: isMore ? last : null }
}
