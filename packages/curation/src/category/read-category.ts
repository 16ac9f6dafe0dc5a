import { CATEGORIES, type Category } from '@lilypad/domain'
import { openModel } from '../sentence-model/sentence-model.ts'
import stored from './category-weights.json' with { type: 'json' }
import { unpacked } from './packed-weights.ts'
import { employerKind, titleWords } from './title-words.ts'

/** Reads the words of `titleWords`: the chance of each of `CATEGORIES`. Made by `pnpm curation:train-category`. */
export const readTitle = openModel(() => unpacked(stored))

export type CategoryRead = {
  category: Category
  /** For admins: the words that decided, of the title or of the department. */
  reason: string
  chance: number
  /** The likeliest categories, the decided one first. */
  likely: Category[]
}
export type CategoryInput = { title: string; department?: string | null; company?: string | null }

/** Below this chance an admin is asked. */
export const SURE_FROM = 0.6
/** From this chance on the title decides alone; below, it leaves something to its department. */
const TITLE_DECIDES_FROM = 0.8
/** However little a department speaks for a category, it does not rule it out. */
const DEPARTMENT_FLOOR = 0.003
const MOST_LIKELY = 3

const EMPLOYERS = ['school', 'college', 'hospital']

/** The words that spoke most, in plain words: "like titles with ‘payable’ and ‘specialist’ at a college". */
function toReason(words: readonly string[]): string {
  const employer = EMPLOYERS.find((kind) => words.includes(`at:${kind}`))
  const place = employer ? ` at a ${employer}` : ''
  const named = words.filter((word) => !word.startsWith('at:')).map((word) => word.replace('noun:', ''))
  if (named.length === 0) return `the words name no known function${place}`
  return `like titles with ${[...new Set(named)].map((word) => `‘${word}’`).join(' and ')}${place}`
}

function mixed(byTitle: readonly number[], byDepartment: readonly number[]): number[] {
  const products = byTitle.map(
    (chance, index) => chance * Math.max(byDepartment[index] ?? 0, DEPARTMENT_FLOOR),
  )
  const total = products.reduce((one, other) => one + other, 0)
  return products.map((product) => product / total)
}

const placeOfMost = (chances: readonly number[]) => chances.indexOf(Math.max(...chances))

/**
 * The category of a job, by a model trained on labelled titles. The function of the title decides; the department is
 * asked only where the title leaves it open. Rules of the labels: the README of the labelled texts, 'Category'.
 */
export function readCategory({ title, department, company }: CategoryInput): CategoryRead {
  const employer = employerKind(company ?? null, title)
  const byTitle = readTitle(titleWords(title, employer))
  const isOpen = Math.max(...byTitle.chances) < TITLE_DECIDES_FROM
  const byDepartment = isOpen && department ? readTitle(titleWords(department, employer)) : null
  const chances = byDepartment ? mixed(byTitle.chances, byDepartment.chances) : byTitle.chances
  const label = placeOfMost(chances)
  const isDepartments = byDepartment !== null && label !== placeOfMost(byTitle.chances)
  const order = [...CATEGORIES.keys()].sort((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0))
  return {
    category: CATEGORIES[label] ?? 'Other',
    reason: isDepartments
      ? `its department, ${toReason(byDepartment.reasons(label))}`
      : toReason(byTitle.reasons(label)),
    chance: chances[label] ?? 0,
    likely: order.slice(0, MOST_LIKELY).flatMap((index) => CATEGORIES[index] ?? []),
  }
}
