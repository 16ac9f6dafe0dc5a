import type { CuratedListing } from '@lilypad/contracts'
import { CATEGORIES, WORKPLACES } from '@lilypad/domain'
import { useEffect } from 'react'
import type { Edits } from '@/api/admin/curation.ts'
import { Button } from '@/ui/button.tsx'
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

type Asked = { question: string; answers: { name: string; edits: Edits }[] }

/** What the rules could not decide, with the answers that an admin may give. */
const askedOf = ({ questions: [field], confidence }: CuratedListing): Asked | null => {
  if (field === undefined) return null
  if (field === 'workplace')
    return {
      question: 'Where is the work done?',
      answers: WORKPLACES.map((workplace) => ({ name: workplace, edits: { workplace } })),
    }
  const likely = CATEGORIES.filter((one) => confidence.category?.likely.includes(one))
  const place = (one: string) => confidence.category?.likely.indexOf(one) ?? 0
  likely.sort((one, other) => place(one) - place(other))
  return {
    question: 'Which category is it?',
    answers: likely.map((category) => ({ name: category, edits: { category } })),
  }
}

type ListingQuestionProps = { job: CuratedListing; isLocked: boolean; onAnswer: (edits: Edits) => void }

/** A question about a job: a number key answers it (`use-answer-keys.ts`), and so does its button. */
export const ListingQuestion = ({ job, isLocked, onAnswer }: ListingQuestionProps) => {
  const asked = askedOf(job)
  if (!asked) return null
  return (
    <fieldset
      data-question
      className="flex flex-wrap items-center gap-2 rounded-sm bg-wash px-3 py-2 text-sm"
    >
      <legend className="float-left mr-1 font-semibold">{asked.question}</legend>
      {asked.answers.map(({ name, edits }, index) => (
        <Button
          key={name}
          size="small"
          disabled={isLocked}
          data-answer={index + 1}
          aria-keyshortcuts={`${index + 1}`}
          onClick={() => onAnswer(edits)}
        >
          <kbd className="font-sans text-ink-soft">{index + 1}</kbd> {name}
        </Button>
      ))}
    </fieldset>
  )
}
