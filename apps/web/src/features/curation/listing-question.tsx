import type { CuratedListing } from '@lilypad/contracts'
import { CATEGORIES, WORKPLACES } from '@lilypad/domain'
import type { Edits } from '@/api/admin/curation.ts'
import { useShortcuts } from '@/parts/use-shortcuts.ts'
import { Button } from '@/ui/button.tsx'

const QUESTION = '[data-question]'

function focusNext(question: HTMLElement) {
  const all = [...document.querySelectorAll<HTMLElement>(QUESTION)]
  const next = all[all.indexOf(question) + 1]
  next?.querySelector<HTMLElement>('[data-answer]')?.focus({ preventScroll: true })
  next?.closest('article')?.scrollIntoView({ block: 'center' })
}

/** A number answers the question with the focus, else the first one, and leads to the next. */
export const useAnswerKeys = (): void =>
  useShortcuts(({ key, repeat }) => {
    if (!/^[1-9]$/.test(key) || repeat) return
    const question =
      document.activeElement?.closest('article')?.querySelector<HTMLElement>(QUESTION) ??
      document.querySelector<HTMLElement>(QUESTION)
    const answer = question?.querySelector<HTMLButtonElement>(`[data-answer="${key}"]:enabled`)
    if (!question || !answer) return
    answer.click()
    focusNext(question)
  })

type Asked = { question: string; answers: { name: string; edits: Edits }[] }

/** What the rules could not decide, with the answers that an admin may give, the likeliest first. */
function toQuestion({ questions: [field], confidence }: CuratedListing): Asked | null {
  if (field === undefined) return null
  if (field === 'workplace')
    return {
      question: 'Where is the work done?',
      answers: WORKPLACES.map((workplace) => ({ name: workplace, edits: { workplace } })),
    }
  const likely = (confidence.category?.likely ?? []).flatMap(
    (name) => CATEGORIES.find((category) => category === name) ?? [],
  )
  return {
    question: 'Which category is it?',
    answers: likely.map((category) => ({ name: category, edits: { category } })),
  }
}

type ListingQuestionProps = { job: CuratedListing; isLocked: boolean; onAnswer: (edits: Edits) => void }

/** A question about a job: a number key answers it (`useAnswerKeys`), and so does its button. */
export function ListingQuestion({ job, isLocked, onAnswer }: ListingQuestionProps) {
  const asked = toQuestion(job)
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
