import { paths } from '@lilypad/contracts/addresses'
import { INTAKE_STEPS, isStepDone } from '@lilypad/domain'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { useIntake } from '@/api/intake/stored-intake.ts'

/** The step that an address asks for; the first where it asks for none that there is. */
export function stepOfQuery(search: string): number {
  const step = Number(new URLSearchParams(search).get('step'))
  return Number.isInteger(step) && step >= 1 && step <= INTAKE_STEPS ? step : 1
}

/** How far one may go: to the first step whose requirement is not met. */
export function furthestStep(isDone: (step: number) => boolean): number {
  for (let step = 1; step < INTAKE_STEPS; step += 1) if (!isDone(step)) return step
  return INTAKE_STEPS
}

/** Marks a history entry that was reached from the previous step. */
const FOLLOWS = { follows: true }

/** @param isLeaving the answers are being saved: the open steps no longer change */
export function useIntakeStep(isLeaving: boolean) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const { answers } = useIntake()
  const user = useUser()
  const hasPlan = user !== null && !user.isFree
  const isDone = (step: number) => isStepDone(step, answers) || (step === INTAKE_STEPS && hasPlan)
  const asked = stepOfQuery(search)
  const furthest = furthestStep(isDone)
  const step = isLeaving ? asked : Math.min(asked, furthest)

  useEffect(() => {
    if (step !== asked) navigate(paths.intake.href(step), { replace: true })
  }, [step, asked, navigate])

  const forward = () => navigate(paths.intake.href(step + 1), { state: FOLLOWS })
  const back = () =>
    state?.follows === true ? navigate(-1) : navigate(paths.intake.href(step - 1), { replace: true })
  return { step, isDone: isDone(step), forward, back: step > 1 ? back : null }
}
