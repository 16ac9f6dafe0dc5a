import { INTAKE_TRAVEL } from '@lilypad/domain'
import { ChoiceStep } from './choice-step.tsx'
import { TRAVEL_CHOICES } from './intake-texts.ts'
import { useAnswers } from './use-answers.ts'

export const TravelStep = () => {
  const { answers, answer } = useAnswers()
  return (
    <ChoiceStep
      legend="Choose one"
      name="travel"
      ids={INTAKE_TRAVEL}
      texts={TRAVEL_CHOICES}
      value={answers.travel_preference}
      onChange={(travel_preference) => answer({ travel_preference })}
    />
  )
}
