import { useEffect } from 'react'
import { isTyping } from '@/ui/fields/is-typing.ts'

const QUESTION = '[data-question]'

/** The question with the focus, else the first one. */
const currentQuestion = (): HTMLElement | null =>
  document.activeElement?.closest('article')?.querySelector<HTMLElement>(QUESTION) ??
  document.querySelector<HTMLElement>(QUESTION)

const focusNext = (question: HTMLElement) => {
  const all = [...document.querySelectorAll<HTMLElement>(QUESTION)]
  const next = all[all.indexOf(question) + 1]
  next?.querySelector<HTMLElement>('[data-answer]')?.focus({ preventScroll: true })
  next?.closest('article')?.scrollIntoView({ block: 'center' })
}

/** A number answers the current question and leads to the next, except while somebody types or a dialog is open. */
export const useAnswerKeys = (): void => {
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent) => {
      if (!/^[1-9]$/.test(key) || ctrlKey || metaKey || altKey || repeat || isTyping(target)) return
      if (document.querySelector('dialog[open]')) return
      const question = currentQuestion()
      const answer = question?.querySelector<HTMLButtonElement>(`[data-answer="${key}"]:enabled`)
      if (!question || !answer) return
      answer.click()
      focusNext(question)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
