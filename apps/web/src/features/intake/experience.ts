import { INTAKE_CATEGORIES, type IntakeAnswers } from '@lilypad/domain'

type Experience = IntakeAnswers['categories_exp'][number]
type Category = (typeof INTAKE_CATEGORIES)[number]

/** What was said of a category; nothing said is no experience. */
export const experienceOf = (all: readonly Experience[], name: Category): Experience =>
  all.find((one) => one.name === name) ?? { name, is_active: false, num_years: 0 }

/** The experience with something new said of a category. What was switched off keeps its years. */
export const changeExperience = (
  all: readonly Experience[],
  name: Category,
  change: Partial<Omit<Experience, 'name'>>,
): Experience[] =>
  INTAKE_CATEGORIES.flatMap((category) => {
    const known = experienceOf(all, category)
    const next = category === name ? { ...known, ...change } : known
    return next.is_active || next.num_years > 0 ? [next] : []
  })
