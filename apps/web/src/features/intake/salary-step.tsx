import { INTAKE_SALARY } from '@lilypad/domain'
import { useAnswers } from '@/api/intake/kept-intake.ts'
import { Slider } from '@/ui/fields/slider.tsx'
import { salaryText } from './intake-texts.ts'

export const SalaryStep = () => {
  const { answers, answer } = useAnswers()
  const { salary_min } = answers
  const hasLimit = salary_min > INTAKE_SALARY.lowest
  return (
    <div className="card grid gap-3 p-5 md:p-7">
      <p aria-hidden="true" className="text-center font-extrabold text-4xl tabular-nums">
        {hasLimit ? salaryText(salary_min) : 'Any'}
      </p>
      <Slider
        aria-label="Minimum salary"
        min={INTAKE_SALARY.lowest}
        max={INTAKE_SALARY.highest}
        step={INTAKE_SALARY.step}
        value={salary_min}
        onChange={(dollars) => answer({ salary_min: dollars })}
        format={salaryText}
        className="[&>output]:hidden"
      />
      <p aria-hidden="true" className="flex justify-between text-ink-soft text-sm tabular-nums">
        <span>{salaryText(INTAKE_SALARY.lowest)}</span>
        <span>{salaryText(INTAKE_SALARY.highest)}</span>
      </p>
      <p className="text-balance text-center text-ink-soft text-sm">
        {hasLimit
          ? 'Per year, before taxes. Jobs that don’t list a salary are hidden.'
          : `All salaries, also below ${salaryText(INTAKE_SALARY.lowest)}. Move the slider to set the least.`}
      </p>
    </div>
  )
}
