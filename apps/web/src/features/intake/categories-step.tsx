import { INTAKE_CATEGORIES, type IntakeAnswers } from '@lilypad/domain'
import { useAnswers } from '@/api/intake/stored-intake.ts'
import { ChoiceCard } from '@/ui/fields/choice-card.tsx'
import { TextField } from '@/ui/fields/field.tsx'
import { YearsSlider } from './years-slider.tsx'

type Experience = IntakeAnswers['categories_exp'][number]
type Category = (typeof INTAKE_CATEGORIES)[number]

export const findExperience = (all: readonly Experience[], name: Category): Experience =>
  all.find((one) => one.name === name) ?? { name, is_active: false, num_years: 0 }

/** The experience with something new said of a category. What was switched off keeps its years. */
export const changeExperience = (
  all: readonly Experience[],
  name: Category,
  change: Partial<Omit<Experience, 'name'>>,
): Experience[] =>
  INTAKE_CATEGORIES.flatMap((category) => {
    const known = findExperience(all, category)
    const next = category === name ? { ...known, ...change } : known
    return next.is_active || next.num_years > 0 ? [next] : []
  })

const MAX_NAME_LENGTH = 100

function OtherName() {
  const { otherName, nameOther } = useAnswers()
  return (
    <TextField label="Category name" maxLength={MAX_NAME_LENGTH} value={otherName} onChange={nameOther} />
  )
}

export function CategoriesStep() {
  const { answers, answer } = useAnswers()
  const all = answers.categories_exp
  const change = (...how: Parameters<typeof changeExperience> extends [unknown, ...infer R] ? R : never) =>
    answer({ categories_exp: changeExperience(all, ...how) })
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-sm">Which fields have you worked in?</legend>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {INTAKE_CATEGORIES.map((name) => {
          const { is_active, num_years } = findExperience(all, name)
          return (
            <ChoiceCard
              key={name}
              type="checkbox"
              name="categories"
              label={name}
              checked={is_active}
              onChange={(checked) => change(name, { is_active: checked })}
            >
              {is_active && (
                <div className="grid gap-3">
                  {name === 'Other' && <OtherName />}
                  <YearsSlider
                    label={`Years in ${name}`}
                    value={num_years}
                    onChange={(years) => change(name, { num_years: years })}
                  />
                </div>
              )}
            </ChoiceCard>
          )
        })}
      </div>
    </fieldset>
  )
}
