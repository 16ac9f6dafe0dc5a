import { INTAKE_STEPS, isStepDone } from '@lilypad/domain'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIntake } from '@/api/intake.ts'
import { useUser } from '@/api/session.ts'
import { paths } from '@/paths.ts'
import { furthestStep, stepOfQuery } from './intake-step.ts'

/** Marks an entry of the browser's history that was reached from the step before. */
const FOLLOWS = { follows: true }

/**
 * The step that the address names. Each is an entry of the browser's history of its own; one whose way there is
 * not open yet gives way to the furthest that is.
 *
 * @param isLeaving the answers are being handed over: what they open does not change any more
 */
export const useIntakeStep = (isLeaving: boolean) => {
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
