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

/** E-mails about new jobs: off, or on and how often. Switching on begins with daily. */
export const ScheduleChoice = ({ schedule, onChange, disabled = false }: ScheduleChoiceProps) => {
  const name = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink">
      <Switch
        label="Notifications"
        checked={schedule !== null}
        disabled={disabled}
        onChange={(on) => onChange(on ? 'daily' : null)}
      />
      {schedule !== null && (
        <div role="radiogroup" aria-label="How often" className="flex gap-4">
          {SCHEDULES.map(([value, label]) => (
            <label
              key={value}
              className="flex min-h-8 cursor-pointer items-center gap-2 text-sm touch:min-h-11"
            >
              <input
                type="radio"
                name={name}
                className="tick"
                checked={schedule === value}
                disabled={disabled}
                onChange={() => onChange(value)}
              />
              {label}
            </label>
          ))}
        </div>
      )}
    </div>
  )
}
