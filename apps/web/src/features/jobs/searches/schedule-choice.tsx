import type { AlertSchedule } from '@lilypad/contracts'
import { useId } from 'react'
import { Switch } from '@/ui/fields/switch.tsx'

const SCHEDULES = [
  ['daily', 'Daily'],
  ['weekly', 'Weekly'],
] as const

type ScheduleChoiceProps = {
  schedule: AlertSchedule | null
  onChange: (schedule: AlertSchedule | null) => void
  disabled?: boolean
}

type ScheduleRadiosProps = ScheduleChoiceProps & {
  label: string
  options: readonly (readonly [schedule: AlertSchedule | null, text: string])[]
}

export function ScheduleRadios({ label, options, schedule, onChange, disabled }: ScheduleRadiosProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-x-4">
      {options.map(([value, text]) => (
        <label key={text} className="flex min-h-8 cursor-pointer items-center gap-2 text-sm touch:min-h-11">
          <input
            type="radio"
            name={name}
            className="tick"
            checked={schedule === value}
            disabled={disabled}
            onChange={() => onChange(value)}
          />
          {text}
        </label>
      ))}
    </div>
  )
}

/** E-mails about new jobs: off, or on and how often. Switching on begins with daily. */
export function ScheduleChoice(props: ScheduleChoiceProps) {
  const { schedule, onChange, disabled = false } = props
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink">
      <Switch
        label="Notifications"
        checked={schedule !== null}
        disabled={disabled}
        onChange={(on) => onChange(on ? 'daily' : null)}
      />
      {schedule !== null && <ScheduleRadios {...props} label="How often" options={SCHEDULES} />}
    </div>
  )
}
