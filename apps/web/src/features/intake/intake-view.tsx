import { paths } from '@lilypad/contracts/addresses'
import { INTAKE_STEPS } from '@lilypad/domain'
import { cx } from '@lilypad/ui'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { IntakeFoot } from './intake-foot.tsx'
import { IntakeProgress } from './intake-progress.tsx'
import { INTAKE } from './intake-steps.ts'
import { MatchCount } from './matches.tsx'
import { useFinish } from './use-finish.ts'
import { useIntakeStep } from './use-intake-step.ts'
import { useStepFocus } from './use-step-focus.ts'

const LogInHint = () => (
  <p className="text-center">
    <Link
      to={paths.logIn.href()}
      className="inline-flex min-h-6 items-center font-semibold text-accent-text text-sm underline underline-offset-2 touch:min-h-11"
    >
      Already have an account?
    </Link>
  </p>
)

/** Enter goes on wherever it has no other meaning. */
const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing) return
  if (event.target instanceof HTMLElement && event.target.closest('button, a')) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** Whether somebody has gone on or back: the first question they see stands there at once. */
const useHasMoved = (step: number) => {
  const [first, setFirst] = useState<number | null>(step)
  if (first !== null && first !== step) setFirst(null)
  return first === null
}

/** Nine questions, one at a time. */
export const IntakeView = () => {
  const user = useUser()
  const { finish, isLeaving, label } = useFinish()
  const { step, isDone, forward, back } = useIntakeStep(isLeaving)
  const form = useStepFocus(step)
  const hasMoved = useHasMoved(step)
  const isLast = step === INTAKE_STEPS
  const { name, question, wanted, Body } = INTAKE[step - 1] ?? INTAKE[0]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isDone || isLeaving) return
    if (isLast) void finish()
    else forward()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={submitOnEnter}
      className={cx(
        'mx-auto flex w-full flex-1 flex-col gap-6 px-4 pt-6 md:pt-10',
        // What has the focus is not behind the foot of a phone's page.
        'max-md:[&_input]:scroll-mb-36',
        isLast ? 'max-w-2xl lg:max-w-5xl' : 'max-w-2xl',
      )}
    >
      <IntakeProgress step={step} name={name} />
      <div
        key={step}
        className={cx('grid gap-5 pt-2 md:pt-4', hasMoved && 'animate-[appear_220ms_var(--ease-out)]')}
      >
        <h1 tabIndex={-1} className="font-extrabold text-2xl outline-none md:text-3xl">
          {question}
        </h1>
        <Body />
      </div>
      <IntakeFoot
        onBack={back}
        forward={isLast ? label : 'Forward'}
        wanted={isDone ? null : wanted}
        isBusy={isLeaving}
      >
        {!isLast && <MatchCount step={step} />}
      </IntakeFoot>
      {!isLast && !user && <LogInHint />}
    </form>
  )
}
