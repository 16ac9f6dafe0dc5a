import { paths } from '@lilypad/contracts/addresses'
import { INTAKE_STEPS, isPaidPlan } from '@lilypad/domain'
import { cx, Mark } from '@lilypad/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { callKey } from '@/api/call-query.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { saveIntake } from '@/api/intake/intake.ts'
import { changeIntake, useIntake } from '@/api/intake/stored-intake.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Form } from '@/ui/fields/field.tsx'
import { IntakeFooter } from './intake-footer.tsx'
import { INTAKE } from './intake-steps.tsx'
import { MatchCount } from './matches.tsx'
import { useIntakeStep } from './use-intake-step.ts'

/** A page that has just come takes no focus from a menu or a field around it. */
const isFree = (focused: Element | null) => !focused || focused.matches('body, main')

/** Puts the focus where each step begins: into its field, else on its heading. The reference belongs on the form. */
function useStepFocus(step: number) {
  const form = useRef<HTMLFormElement>(null)
  const last = useRef<number | null>(null)
  useEffect(() => {
    const isFirst = last.current === null
    last.current = step
    if (isFirst && !isFree(document.activeElement)) return
    const start = form.current?.querySelector<HTMLElement>('[data-autofocus]')
    const target = start ?? form.current?.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: true })
  }, [step])
  return form
}

type IntakeProgressProps = { step: number; name: string }

/** How far one has come: the pad floats towards the end of the line. */
function IntakeProgress({ step, name }: IntakeProgressProps) {
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
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing) return
  if (event.target instanceof HTMLElement && event.target.closest('button, a')) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** Whether somebody has gone on or back: the first question they see stands there at once. */
function useHasMoved(step: number) {
  const [first, setFirst] = useState<number | null>(step)
  if (first !== null && first !== step) setFirst(null)
  return first === null
}

/** A visitor signs up for the chosen plan, a member goes to the dashboard or to the payment for another plan. */
function useFinish() {
  const user = useUser()
  const { selected_plan } = useIntake().answers
  const [isLeaving, setLeaving] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const { alert } = useDialogs()
  const wantsMore = user?.isFree && selected_plan !== null && isPaidPlan(selected_plan)

  const finish = async () => {
    changeIntake({ isFinished: true })
    client.removeQueries({ queryKey: callKey('loadIntake') })
    if (!user) return navigate(paths.signUpFromIntake.href())
    setLeaving(true)
    try {
      await saveIntake(user.id)
    } catch (error) {
      setLeaving(false)
      return alert(toMessage(error))
    }
    navigate(wantsMore ? paths.upgrade.href() : paths.dashboard.href())
  }
  const label = user ? 'Continue to my jobs' : 'Continue to sign-up'
  return { finish, isLeaving, label: wantsMore ? 'Continue to payment' : label }
}

export function IntakeView() {
  const user = useUser()
  const { finish, isLeaving, label } = useFinish()
  const { step, isDone, forward, back } = useIntakeStep(isLeaving)
  const form = useStepFocus(step)
  const hasMoved = useHasMoved(step)
  const isLast = step === INTAKE_STEPS
  const { name, question, wanted, Body } = INTAKE[step - 1] ?? INTAKE[0]
  const submit = () => {
    if (!isDone || isLeaving) return
    if (isLast) void finish()
    else forward()
  }
  return (
    <Form
      ref={form}
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
      <IntakeFooter
        onBack={back}
        forward={isLast ? label : 'Forward'}
        wanted={isDone ? null : wanted}
        isBusy={isLeaving}
        // It would stand over the plans until one is chosen.
        isSticky={!isLast || isDone}
      >
        {!isLast && <MatchCount step={step} />}
      </IntakeFooter>
      {!isLast && !user && <LogInHint />}
    </Form>
  )
}
