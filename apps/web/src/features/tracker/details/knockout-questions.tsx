import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button, IconButton } from '@/ui/button.tsx'
import { controlClass } from '@/ui/fields/field.tsx'
import { PlusIcon, TrashIcon } from '@/ui/tool-icons.tsx'
import { DetailsSection } from './details-section.tsx'
import type { useQuestions } from './use-questions.ts'

/** The most that a question may hold, and how many there may be. Source: the contract of `update_tracked_job`. */
const MAX_LENGTH = 2_000
const MAX_COUNT = 100

/** Questions that decide whether an application is read at all. */
export const KnockoutQuestions = ({
  questions: { questions, add, remove, edit, leave },
}: {
  questions: ReturnType<typeof useQuestions>
}) => {
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusOn = (place: number) => {
    const field = list.current?.querySelectorAll('textarea')[place]
    const target = field ?? addButton.current
    target?.focus()
  }
  const addOne = () => {
    flushSync(add)
    focusOn(questions.length)
  }
  const removeOne = (key: number, place: number) => {
    flushSync(() => remove(key))
    focusOn(Math.min(place, questions.length - 2))
  }
  return (
    <DetailsSection title="Knockout Questions">
      <ul ref={list} className="grid gap-2">
        {questions.map(({ key, text }, place) => (
          <li key={key} className="flex items-start gap-1">
            <textarea
              aria-label={`Question ${place + 1}`}
              rows={1}
              maxLength={MAX_LENGTH}
              placeholder="Are you authorized to work in the US?"
              value={text}
              onChange={(event) => edit(key, event.target.value)}
              onBlur={leave}
              className={`${controlClass} resize-none [field-sizing:content]`}
            />
            <IconButton
              label={`Delete question ${place + 1}`}
              size="large"
              onClick={() => removeOne(key, place)}
            >
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        look="quiet"
        className="mt-2"
        disabled={questions.length >= MAX_COUNT}
        onClick={addOne}
      >
        <PlusIcon />
        Add Question
      </Button>
    </DetailsSection>
  )
}
