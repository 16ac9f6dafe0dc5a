import { INTAKE_TRAVEL, INTAKE_WORKPLACES } from '@lilypad/domain'
import { useAnswers } from '@/api/intake/kept-intake.ts'
import { ChoiceCard } from '@/ui/fields/choice-card.tsx'
import { WANTED_ID } from './intake-foot.tsx'
import { TRAVEL_CHOICES, WORKPLACE_CHOICES } from './intake-texts.ts'

type ChoiceProps<Id extends string> = {
  name: string
  ids: readonly Id[]
  texts: Record<Id, { label: string; help: string }>
  value: Id | null
  onChange: (id: Id) => void
}

const OneChoice = <Id extends string>(props: ChoiceProps<Id>) => (
  <fieldset aria-describedby={WANTED_ID}>
    <legend className="mb-3 font-semibold text-sm">Choose one</legend>
    <div className="grid gap-3">
      {props.ids.map((id) => (
        <ChoiceCard
          key={id}
          type="radio"
          name={props.name}
          {...props.texts[id]}
          checked={props.value === id}
          onChange={() => props.onChange(id)}
        />
      ))}
    </div>
  </fieldset>
)

export const WorkplaceStep = () => {
  const { answers, answer } = useAnswers()
  return (
    <div className="grid gap-4">
      <OneChoice
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

export const TravelStep = () => {
  const { answers, answer } = useAnswers()
  return (
    <OneChoice
      name="travel"
      ids={INTAKE_TRAVEL}
      texts={TRAVEL_CHOICES}
      value={answers.travel_preference}
      onChange={(travel_preference) => answer({ travel_preference })}
    />
  )
}
