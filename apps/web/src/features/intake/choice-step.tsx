import { ChoiceCard } from '@/ui/fields/choice-card.tsx'
import { WANTED_ID } from './intake-foot.tsx'

type ChoiceStepProps<Id extends string> = {
  legend: string
  name: string
  ids: readonly Id[]
  texts: Record<Id, { label: string; help: string }>
  value: Id | null
  onChange: (id: Id) => void
}

export const ChoiceStep = <Id extends string>(props: ChoiceStepProps<Id>) => (
  <fieldset aria-describedby={WANTED_ID}>
    <legend className="mb-3 font-semibold text-sm">{props.legend}</legend>
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
