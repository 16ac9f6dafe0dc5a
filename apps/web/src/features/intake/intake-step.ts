import { INTAKE_STEPS } from '@lilypad/domain'

/** The step that an address asks for; the first where it asks for none that there is. */
export const stepOfQuery = (search: string): number => {
  const step = Number(new URLSearchParams(search).get('step'))
  return Number.isInteger(step) && step >= 1 && step <= INTAKE_STEPS ? step : 1
}

/** How far one may go: to the first step whose requirement is not met. */
export const furthestStep = (isDone: (step: number) => boolean): number => {
  for (let step = 1; step < INTAKE_STEPS; step += 1) if (!isDone(step)) return step
  return INTAKE_STEPS
}
