import { type IntakeData, intakeCalls } from '@lilypad/contracts'
import { INTAKE_CATEGORIES, type IntakeAnswers } from '@lilypad/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'
import { armFirstSearch, dropFirstSearch } from '../searches/first-search.ts'
import { answerAs, answeringId, isOpenTo, kept, NO_INTAKE, type StoredIntake } from './stored-intake.ts'

const intakeApi = createCallClient(intakeCalls)

export function matchesQuery(answers: IntakeAnswers) {
  const { categories_exp, travel_preference, salary_min } = toIntakeRequest({ ...NO_INTAKE, answers })
  return queryOptions({
    queryKey: ['countIntakeMatches', categories_exp, travel_preference, salary_min],
    queryFn: async () =>
      (await intakeApi.countIntakeMatches({ categories_exp, travel_preference, salary_min })).num_jobs,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** The answers under the names of the call, with 'Other' under its given name. */
export const toIntakeRequest = ({ answers, otherName }: StoredIntake): IntakeData => ({
  ...answers,
  current_job_title: answers.current_job_title.trim(),
  industries: [...answers.industries],
  categories_exp: answers.categories_exp.map((one) =>
    one.name === 'Other' ? { ...one, name: otherName.trim() || one.name } : one,
  ),
})

/** An account's answers in the browser's format: a custom category is called 'Other' here. */
export function toStoredIntake(answers: IntakeData, userId: number | null): StoredIntake {
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
    if (intake && kept.get() === NO_INTAKE) kept.set(toStoredIntake(intake, answeringId()))
    return true
  }),
  retry: false,
  // Each opening of the questionnaire loads them again.
  gcTime: 0,
  staleTime: 0,
})

/** The answers of a completed questionnaire: those in the browser until they are saved, then those of the account. */
export async function loadIntakeAnswers(userId: number | null): Promise<IntakeAnswers | null> {
  const given = kept.get()
  if (given.isFinished && isOpenTo(userId, given)) return given.answers
  return userId === null ? null : (await intakeApi.loadIntake({})).intake
}

/** The longest wait for saving the answers: after that they stay in the browser, and are sent at the next visit. */
const PATIENCE_MS = 10_000

/** Does nothing without answers. Those that are saved become the dashboard's first filters. */
export async function saveIntake(userId: number): Promise<void> {
  const given = kept.get()
  if (given === NO_INTAKE) return
  kept.set({ ...given, isFinished: true })
  armFirstSearch(userId, given.answers)
  await intakeApi.saveIntake(toIntakeRequest(given), { signal: AbortSignal.timeout(PATIENCE_MS) })
  kept.clear()
}

/** After a log-in or log-out: drops another member's answers, and saves those completed before sign-up. */
export async function handOver(userId: number | null): Promise<void> {
  answerAs(userId)
  if (userId === null) dropFirstSearch()
  if (userId !== null && kept.get().isFinished) await saveIntake(userId).catch(() => undefined)
}
