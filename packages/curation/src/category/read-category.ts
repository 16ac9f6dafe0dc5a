import { CATEGORIES, type Category } from '@lilypad/domain'
import { askModel } from './category-model.ts'
import { reasonOf } from './category-reason.ts'
import { type Employer, employerKind } from './employer.ts'
import { titleFeatures } from './title-features.ts'
import { titleParts } from './title-parts.ts'

export type CategoryRead = { category: Category; reason: string }
export type CategoryInput = { title: string; department?: string | null; company?: string | null }

/** The function of the title decides, not the department: that one speaks in a low voice. */
const VOICE_OF_DEPARTMENT = 0.7

export const featuresOf = (text: string, employer: Employer): string[] =>
  titleFeatures(titleParts(text), employer)

/**
 * The category of a job, by a model trained on labelled titles. Rules of the labels: the README of the labelled texts,
 * 'Category'.
 */
export function readCategory({ title, department, company }: CategoryInput): CategoryRead {
  const employer = employerKind(company ?? null, title)
  const byTitle = askModel(featuresOf(title, employer))
  const byDepartment = department ? askModel(featuresOf(department, employer)) : null
  const chances = byTitle.likely.map(
    (chance, index) => chance * (byDepartment?.likely[index] ?? 1) ** VOICE_OF_DEPARTMENT,
  )
  const category = CATEGORIES[chances.indexOf(Math.max(...chances))] ?? 'Other'
  return { category, reason: reasonOf(byTitle.reasons(category)) }
}
