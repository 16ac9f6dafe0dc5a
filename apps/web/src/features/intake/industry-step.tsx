import { INTAKE_INDUSTRIES } from '@lilypad/domain'
import { useAnswers } from '@/api/intake/kept-intake.ts'
import { ChoiceCard } from '@/ui/fields/choice-card.tsx'
import { WANTED_ID } from './intake-foot.tsx'
import { INDUSTRY_LABELS } from './intake-texts.ts'
import { YearsSlider } from './years-slider.tsx'

export const IndustryStep = () => {
  const { answers, answer } = useAnswers()
  const { industries } = answers
  return (
    <div className="grid gap-8">
      <fieldset aria-describedby={WANTED_ID} className="grid gap-3">
        <legend className="mb-3 font-semibold text-sm">Your industries: choose all that apply</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {INTAKE_INDUSTRIES.map((id) => (
            <ChoiceCard
              key={id}
              type="checkbox"
              name="industries"
              label={INDUSTRY_LABELS[id]}
              checked={industries.includes(id)}
              onChange={(checked) =>
                answer({
                  industries: INTAKE_INDUSTRIES.filter((one) =>
                    one === id ? checked : industries.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-2">
        <p className="font-semibold text-sm">Years of experience</p>
        <YearsSlider
          label="Years of experience"
          value={answers.years_experience}
          onChange={(years_experience) => answer({ years_experience })}
        />
      </div>
    </div>
  )
}
