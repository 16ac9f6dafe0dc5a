import { intakeData } from '@lilypad/contracts'
import {
  INTAKE_OFFERS,
  type IntakeAnswers,
  type IntakeProfile,
  intakeProfile,
  NO_ANSWERS,
  PLANS,
  type Plan,
} from '@lilypad/domain'
import { usePaymentLinks } from '../billing/billing.ts'
import { createStored } from '../stored-value.ts'
import { INTAKE_KEY } from './intake-key.ts'

export type StoredIntake = {
  answers: IntakeAnswers
  otherName: string
  isFinished: boolean
  /** The member who gave them; null for a visitor, whose new account gets them. */
  userId: number | null
}

export const NO_INTAKE: StoredIntake = { answers: NO_ANSWERS, otherName: '', isFinished: false, userId: null }

export function readStoredIntake(stored: unknown): StoredIntake | null {
  if (typeof stored !== 'object' || stored === null || !('answers' in stored)) return null
  const { success, data } = intakeData.safeParse(stored.answers)
  if (!success) return null
  return {
    answers: data,
    otherName: 'otherName' in stored && typeof stored.otherName === 'string' ? stored.otherName : '',
    isFinished: 'isFinished' in stored && stored.isFinished === true,
    userId: 'userId' in stored && typeof stored.userId === 'number' ? stored.userId : null,
  }
}

export const kept = createStored({
  key: INTAKE_KEY,
  read: readStoredIntake,
  empty: NO_INTAKE,
})

export const useIntake = kept.use

/** The person who is answering; null for a visitor. */
let answering: number | null = null

/** Whether answers may be shown to the current person: a visitor's to anyone, a member's only to that member. */
export const isOpenTo = (userId: number | null, given: StoredIntake): boolean =>
  given.userId === null || given.userId === userId

/** Sets who answers from now on: a visitor's answers become theirs, those of another member are dropped. */
export function answerAs(userId: number | null): void {
  answering = userId
  const given = kept.get()
  if (!isOpenTo(userId, given)) kept.clear()
  else if (given !== NO_INTAKE && given.userId !== userId) kept.set({ ...given, userId })
}

export const changeIntake = (patch: Partial<StoredIntake>): void =>
  kept.set({ ...kept.get(), ...patch, userId: answering })

export function useAnswers() {
  const { answers, otherName } = useIntake()
  const answer = (patch: Partial<IntakeAnswers>) => changeIntake({ answers: { ...answers, ...patch } })
  return { answers, answer, otherName, nameOther: (name: string) => changeIntake({ otherName: name }) }
}

export function knownProfile(): IntakeProfile {
  const given = kept.get()
  return intakeProfile(isOpenTo(answering, given) ? given.answers : NO_ANSWERS)
}

export const useIntakeOffers = (): readonly Plan[] => (usePaymentLinks().jump_intake ? INTAKE_OFFERS : PLANS)

export function useChosenOffer(): Plan | null {
  const { answers } = useIntake()
  return useIntakeOffers().find(({ id }) => id === answers.selected_plan) ?? null
}

export const answeringId = (): number | null => answering
