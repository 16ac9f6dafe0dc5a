import { type IntakeData, intakeCalls, intakeData } from '@lilypad/contracts'
import {
  INTAKE_CATEGORIES,
  INTAKE_OFFERS,
  type IntakeAnswers,
  type IntakeProfile,
  intakeProfile,
  NO_ANSWERS,
  PLANS,
  type Plan,
} from '@lilypad/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { usePaymentLinks } from '../billing/billing.ts'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'
import { armFirstSearch, dropFirstSearch } from '../searches/first-search.ts'
import { createStored } from '../stored.ts'
import { INTAKE_KEY } from './keeps-answers.ts'

const intakeApi = createCallClient(intakeCalls)

/** The answers to the intake questionnaire, kept in the browser until they belong to an account. */
export type KeptIntake = {
  answers: IntakeAnswers
  otherName: string
  isFinished: boolean
  /** The member who gave them; null for a visitor, whose new account gets them. */
  userId: number | null
}

export const NO_INTAKE: KeptIntake = { answers: NO_ANSWERS, otherName: '', isFinished: false, userId: null }

export const matchesQuery = (answers: IntakeAnswers) => {
  const { categories_exp, travel_preference, salary_min } = toIntakeRequest({ ...NO_INTAKE, answers })
  return queryOptions({
    queryKey: ['countIntakeMatches', categories_exp, travel_preference, salary_min],
    queryFn: async () =>
      (await intakeApi.countIntakeMatches({ categories_exp, travel_preference, salary_min })).num_jobs,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

export const readKeptIntake = (stored: unknown): KeptIntake | null => {
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

/** The answers under the names of the call, with 'Other' under its given name. */
export const toIntakeRequest = ({ answers, otherName }: KeptIntake): IntakeData => ({
  ...answers,
  current_job_title: answers.current_job_title.trim(),
  industries: [...answers.industries],
  categories_exp: answers.categories_exp.map((one) =>
    one.name === 'Other' ? { ...one, name: otherName.trim() || one.name } : one,
  ),
})

const kept = createStored({
  key: INTAKE_KEY,
  storage: () => window.localStorage,
  read: readKeptIntake,
  empty: NO_INTAKE,
})

export const useIntake = (): KeptIntake => useSyncExternalStore(kept.subscribe, kept.get, () => NO_INTAKE)

/** The person who is answering; null for a visitor. */
let answering: number | null = null

/** Whether answers may be shown to the current person: a visitor's to anyone, a member's only to that member. */
export const isOpenTo = (userId: number | null, given: KeptIntake): boolean =>
  given.userId === null || given.userId === userId

/** Sets who answers from now on: a visitor's answers become theirs, those of another member are dropped. */
export const answerAs = (userId: number | null): void => {
  answering = userId
  const given = kept.get()
  if (!isOpenTo(userId, given)) kept.clear()
  else if (given !== NO_INTAKE && given.userId !== userId) kept.set({ ...given, userId })
}

export const changeIntake = (patch: Partial<KeptIntake>): void =>
  kept.set({ ...kept.get(), ...patch, userId: answering })

export const knownProfile = (): IntakeProfile => {
  const given = kept.get()
  return intakeProfile(isOpenTo(answering, given) ? given.answers : NO_ANSWERS)
}

/** The plans of the questionnaire, at the prices that are charged. */
export const useIntakeOffers = (): readonly Plan[] => (usePaymentLinks().jump_intake ? INTAKE_OFFERS : PLANS)

/** The plan that was chosen at the end of the questionnaire, at its price there. */
export const useChosenOffer = (): Plan | null => {
  const { answers } = useIntake()
  return useIntakeOffers().find(({ id }) => id === answers.selected_plan) ?? null
}

/** An account's answers in the browser's format: a custom category is called 'Other' here. */
export const toKeptIntake = (answers: IntakeData, userId: number | null): KeptIntake => {
  const isOwn = ({ name }: { name: string }) => !INTAKE_CATEGORIES.some((one) => one === name)
  const own = answers.categories_exp.find(isOwn)
  const categories_exp = answers.categories_exp
    .filter((one) => one === own || !isOwn(one))
    .map((one) => (one === own ? { ...one, name: 'Other' } : one))
  return { answers: { ...answers, categories_exp }, otherName: own?.name ?? '', isFinished: false, userId }
}

/** Restores the person's earlier answers, unless newer ones were given here. True when done. */
export const recallIntakeQuery = queryOptions({
  ...callQuery(intakeApi, 'loadIntake', {}, ({ intake }) => {
    if (intake && kept.get() === NO_INTAKE) kept.set(toKeptIntake(intake, answering))
    return true
  }),
  retry: false,
  // Each opening of the questionnaire loads them again.
  gcTime: 0,
  staleTime: 0,
})

/** The answers of a completed questionnaire: those in the browser until they are saved, then those of the account. */
export const loadGivenAnswers = async (userId: number | null): Promise<IntakeAnswers | null> => {
  const given = kept.get()
  if (given.isFinished && isOpenTo(userId, given)) return given.answers
  return userId === null ? null : (await intakeApi.loadIntake({})).intake
}

/** The longest wait for saving the answers: after that they stay in the browser, and are sent at the next visit. */
const PATIENCE_MS = 10_000

/**
 * Saves the answers to the current account and removes them from the browser; they become the dashboard's first
 * filters. Does nothing without answers.
 */
export const saveIntake = async (userId: number): Promise<void> => {
  const given = kept.get()
  if (given === NO_INTAKE) return
  kept.set({ ...given, isFinished: true })
  armFirstSearch(userId, given.answers)
  await intakeApi.saveIntake(toIntakeRequest(given), { signal: AbortSignal.timeout(PATIENCE_MS) })
  kept.clear()
}

/**
 * After a log-in or log-out: drops another member's answers, and saves a questionnaire completed before sign-up to the
 * new account. Failures are ignored.
 */
export const handOver = async (userId: number | null): Promise<void> => {
  answerAs(userId)
  if (userId === null) dropFirstSearch()
  if (userId !== null && kept.get().isFinished) await saveIntake(userId).catch(() => undefined)
}
