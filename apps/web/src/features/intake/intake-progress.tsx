import { INTAKE_STEPS } from '@lilypad/domain'
import { Mark } from '@lilypad/ui'

type IntakeProgressProps = { step: number; name: string }

/** How far one has come: the pad floats towards the end of the line. */
export const IntakeProgress = ({ step, name }: IntakeProgressProps) => {
  const share = `${((step - 1) / (INTAKE_STEPS - 1)) * 100}%`
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-soft tabular-nums">
          Step {step} of {INTAKE_STEPS}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={1}
        aria-valuemax={INTAKE_STEPS}
        aria-valuenow={step}
        aria-valuetext={`Step ${step} of ${INTAKE_STEPS}: ${name}`}
        className="relative mx-3.5 h-7"
      >
        <div className="absolute inset-x-0 top-1/2 -mt-1 h-2 rounded-full bg-wash" />
        <div
          className="absolute top-1/2 left-0 -mt-1 h-2 rounded-full bg-primary/45 forced-colors:bg-[Highlight] transition-[width] duration-300 ease-out"
          style={{ width: share }}
        />
        <div
          className="absolute inset-y-0 -ml-3.5 transition-[left] duration-300 ease-out"
          style={{ left: share }}
        >
          <Mark size={28} />
        </div>
      </div>
    </div>
  )
}
