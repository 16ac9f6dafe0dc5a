import { useEffect } from 'react'
import { createStored } from './stored-value.ts'

type Question = {
  userId: number
  /** Jobs that were asked about, each once. */
  asked: number[]
  /** The job on whose Apply the person pressed last, until they have answered. */
  job: { id: number; title: string } | null
  isAway: boolean
  isBack: boolean
  /** Whether they said yes; then a reminder is offered. */
  hasApplied: boolean
}

const toEmpty = (userId: number): Question => ({
  userId,
  asked: [],
  job: null,
  isAway: false,
  isBack: false,
  hasApplied: false,
})
const EMPTY = toEmpty(0)

const read = (stored: unknown): Question | null =>
  typeof stored === 'object' && stored !== null && 'asked' in stored && Array.isArray(stored.asked)
    ? { ...EMPTY, ...stored, asked: stored.asked }
    : null

const question = createStored<Question>({
  key: 'lilypad-did-you-apply',
  storage: () => window.sessionStorage,
  read,
  empty: EMPTY,
})

/** The question about a job after a press on its Apply; what another person of this tab was to be asked is dropped. */
export function afterApply(before: Question, userId: number, job: NonNullable<Question['job']>): Question {
  const mine = before.userId === userId ? before : toEmpty(userId)
  return mine.asked.includes(job.id) ? mine : { ...toEmpty(userId), asked: mine.asked, job }
}

/** Who opens the employer's page in another tab and stays here is not back yet. */
export function afterSight(before: Question, isHere: boolean): Question {
  if (!before.job || before.isBack) return before
  if (!isHere) return { ...before, isAway: true }
  return before.isAway ? { ...before, isBack: true } : before
}

export const askLater = (userId: number, job: NonNullable<Question['job']>): void =>
  question.set(afterApply(question.get(), userId, job))

export const noteYes = (): void => question.set({ ...question.get(), hasApplied: true })

export function endQuestion(): void {
  const { userId, asked, job } = question.get()
  if (job) question.set({ ...toEmpty(userId), asked: [...asked, job.id] })
}

function see(isHere: boolean) {
  const before = question.get()
  const now = afterSight(before, isHere)
  if (now !== before) question.set(now)
}
const onVisibility = () => see(!document.hidden)
const onFocus = () => see(true)
const onBlur = () => see(false)

export const forgetQuestion = (): void => question.clear()

export function useQuestion(userId: number | null): Pick<Question, 'job' | 'hasApplied'> | null {
  const now = question.use()
  useEffect(() => {
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('focus', onFocus)
    window.addEventListener('blur', onBlur)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('focus', onFocus)
      window.removeEventListener('blur', onBlur)
    }
  }, [])
  return now.job && now.isBack && now.userId === userId ? now : null
}
