import { useEffect, useSyncExternalStore } from 'react'
import { createKept } from '../kept.ts'

type Kept = {
  userId: number
  /** Jobs that were asked about, each once. */
  asked: number[]
  /** The job on whose Apply the person pressed last, until they have answered. */
  job: { id: number; title: string } | null
  /** Whether the person is back from the employer's page. */
  isBack: boolean
  /** Whether they said yes; then a reminder is offered. */
  hasApplied: boolean
}

const nothingOf = (userId: number): Kept => ({
  userId,
  asked: [],
  job: null,
  isBack: false,
  hasApplied: false,
})
const NOTHING = nothingOf(0)

const read = (stored: unknown): Kept | null =>
  typeof stored === 'object' && stored !== null && 'asked' in stored && Array.isArray(stored.asked)
    ? { ...NOTHING, ...stored, asked: stored.asked }
    : null

const question = createKept<Kept>({
  key: 'lilypad-did-you-apply',
  shelf: () => window.sessionStorage,
  read,
  empty: NOTHING,
})

/** The question about a job after a press on its Apply; what another person of this tab was to be asked is dropped. */
export const afterApply = (before: Kept, userId: number, job: NonNullable<Kept['job']>): Kept => {
  const mine = before.userId === userId ? before : nothingOf(userId)
  return mine.asked.includes(job.id) ? mine : { ...mine, job, isBack: false, hasApplied: false }
}

/** Asks whether the person applied, when they come back from the employer's page. */
export const askLater = (userId: number, job: NonNullable<Kept['job']>): void =>
  question.set(afterApply(question.get(), userId, job))

/** Notes a yes. */
export const noteYes = (): void => question.set({ ...question.get(), hasApplied: true })

/** Ends the question for good. */
export const endQuestion = (): void => {
  const { userId, asked, job } = question.get()
  if (job) question.set({ ...nothingOf(userId), asked: [...asked, job.id] })
}

const comeBack = () => {
  const now = question.get()
  if (now.job && !now.isBack && document.visibilityState === 'visible') question.set({ ...now, isBack: true })
}

/** Deletes the question, and what was asked before. */
export const forgetQuestion = (): void => question.clear()

/** What this person is to be asked now, or null. */
export const useQuestion = (userId: number | null): Pick<Kept, 'job' | 'hasApplied'> | null => {
  const now = useSyncExternalStore(question.subscribe, question.get, () => NOTHING)
  useEffect(() => {
    comeBack()
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('focus', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('focus', comeBack)
    }
  }, [])
  return now.job && now.isBack && now.userId === userId ? now : null
}
