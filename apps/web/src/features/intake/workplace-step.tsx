import { INTAKE_WORKPLACES } from '@lilypad/domain'
import { ChoiceStep } from './choice-step.tsx'
import { WORKPLACE_CHOICES } from './intake-texts.ts'
import { useAnswers } from './use-answers.ts'

export const WorkplaceStep = () => {
  const { answers, answer } = useAnswers()
  return (
    <div className="grid gap-4">
      <ChoiceStep
        legend="Choose one"
        name="workplace"
        ids={INTAKE_WORKPLACES}
        texts={WORKPLACE_CHOICES}
        value={answers.workplace_type}
        onChange={(workplace_type) => answer({ workplace_type })}
      />
      <p className="text-ink-soft text-sm">
        Every job on your dashboard is remote. Your answer tells us what else to look for.
      </p>
    </div>
  )
}
