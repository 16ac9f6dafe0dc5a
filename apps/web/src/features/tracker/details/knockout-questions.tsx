import type { TrackedJob } from '@lilypad/contracts'
import { IconButton, PlusIcon, TrashIcon } from '@lilypad/ui'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/ui/button.tsx'
import { controlClass } from '@/ui/fields/field.tsx'
import { DetailsSection, useJobChange } from './details-section.tsx'

type Question = { key: number; text: string }

const filledTexts = (questions: readonly Question[]) =>
  questions.map(({ text }) => text).filter((text) => text.trim() !== '')

const isSame = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b)

/** What is there, and at least one that is empty. Source: specification part 2, section 4. */
const withEmptyOne = (texts: readonly string[]): Question[] =>
  (texts.includes('') ? texts : [...texts, '']).map((text, key) => ({ key, text }))

/** The knockout questions of an application while they are edited; they are saved when a field is left. */
export function useQuestions(job: Pick<TrackedJob, 'id' | 'knockoutQuestions'>) {
  const { change } = useJobChange(job.id)
  const [questions, setQuestions] = useState(() => withEmptyOne(job.knockoutQuestions))
  const nextKey = useRef(questions.length)
  const saved = useRef(job.knockoutQuestions)
  const tried = useRef(job.knockoutQuestions)
  const last = useRef(Promise.resolve(true))
  const isDirty = !isSame(filledTexts(questions), saved.current)
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  const saveNow = async (texts: string[]): Promise<boolean> => {
    if (isSame(texts, saved.current)) return true
    tried.current = texts
    const isSaved = await change({ knockoutQuestions: texts })
    if (isSaved) saved.current = texts
    return isSaved
  }
  /** Saves one after the other, so that the newest wins. True when nothing is left to save. */
  const save = (now = questions): Promise<boolean> => {
    last.current = last.current.then(() => saveNow(filledTexts(now)))
    return last.current
  }
  /**
   * When a field is left. A refused text is not retried automatically: its alert also takes the focus, which would
   * loop.
   */
  const leave = () => {
    if (!isSame(filledTexts(questions), tried.current)) void save()
  }
  const add = () => {
    const key = nextKey.current
    nextKey.current += 1
    setQuestions((before) => [...before, { key, text: '' }])
    return key
  }
  const remove = (key: number) => {
    const rest = questions.filter((one) => one.key !== key)
    setQuestions(rest)
    void save(rest)
  }
  const edit = (key: number, text: string) =>
    setQuestions((before) => before.map((one) => (one.key === key ? { key, text } : one)))
  return { questions, add, remove, edit, leave, save }
}

/** The most that a question may hold, and how many there may be. Source: the contract of `update_tracked_job`. */
const MAX_LENGTH = 2_000
const MAX_COUNT = 100

export function KnockoutQuestions({
  questions: { questions, add, remove, edit, leave },
}: {
  questions: ReturnType<typeof useQuestions>
}) {
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusOn = (index: number) => {
    const field = list.current?.querySelectorAll('textarea')[index]
    const target = field ?? addButton.current
    target?.focus()
  }
  const addOne = () => {
    flushSync(add)
    focusOn(questions.length)
  }
  const removeOne = (key: number, index: number) => {
    flushSync(() => remove(key))
    focusOn(Math.min(index, questions.length - 2))
  }
  return (
    <DetailsSection title="Knockout Questions">
      <ul ref={list} className="grid gap-2">
        {questions.map(({ key, text }, index) => (
          <li key={key} className="flex items-start gap-1">
            <textarea
              aria-label={`Question ${index + 1}`}
              rows={1}
              maxLength={MAX_LENGTH}
              placeholder="Are you authorized to work in the US?"
              value={text}
              onChange={(event) => edit(key, event.target.value)}
              onBlur={leave}
              className={`${controlClass} resize-none [field-sizing:content]`}
            />
            <IconButton
              label={`Delete question ${index + 1}`}
              size="large"
              onClick={() => removeOne(key, index)}
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
