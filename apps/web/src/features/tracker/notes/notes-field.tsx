import type { TrackedJob } from '@lilypad/contracts'
import { getTitle } from '@lilypad/domain'
import { cx } from '@lilypad/ui'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { TextAreaField } from '@/ui/fields/field.tsx'
import type { Note } from './notes-queue.ts'
import { useNotes } from './user-notes.ts'

/** The most that a note may hold. Source: the contract of `update_tracked_job`. */
const MAX_LENGTH = 50_000

const FIELD = 'col-start-1 row-start-1 min-w-0 break-words px-2.5 text-sm'
const LINES = 'py-2.5 leading-5'

type GrowingTextProps = {
  label: string
  /** What tells how it stands with it. */
  describedBy: string
  text: string
  isDisabled: boolean
  onType: (text: string) => void
}

/**
 * One line until it is used, with dots when there are more, then as high as its text: a copy of it, which nobody sees,
 * takes the room. It stays so: what is below must not move under the pointer that leaves it. At rest a line is as high as
 * the field, so that no part of the second one is seen.
 */
function GrowingText({ label, describedBy, text, isDisabled, onType }: GrowingTextProps) {
  const [isUsed, setUsed] = useState(false)
  const hasMore = !isUsed && text.trim().includes('\n')
  return (
    <div className="grid min-w-0">
      <span
        aria-hidden="true"
        className={cx(FIELD, LINES, 'invisible min-h-10 whitespace-pre-wrap touch:min-h-11')}
      >
        {`${isUsed ? text : ''}\u200b`}
      </span>
      <textarea
        aria-label={label}
        aria-describedby={describedBy}
        rows={1}
        maxLength={MAX_LENGTH}
        disabled={isDisabled}
        value={text}
        placeholder="Add a note"
        onFocus={() => setUsed(true)}
        onChange={(event) => onType(event.target.value)}
        className={cx(
          FIELD,
          'resize-none overflow-hidden rounded-sm bg-transparent text-ink ring-1 ring-line ring-inset transition duration-120 placeholder:text-ink-soft hover:ring-line-strong focus:bg-surface-raised focus:ring-line-strong',
          isUsed ? LINES : 'text-ellipsis leading-10',
          isUsed || hasMore ? 'whitespace-pre-wrap' : 'whitespace-nowrap',
          hasMore && 'pr-7',
        )}
      />
      {hasMore && (
        <span
          aria-hidden="true"
          className="pointer-events-none col-start-1 row-start-1 justify-self-end pr-2.5 text-ink-soft text-sm leading-10"
        >
          …
        </span>
      )}
    </div>
  )
}

/** Beside what is below it: it comes and goes with each pause, and nothing may move by that. */
const Saving = () => <p className="absolute top-full right-0.5 text-ink-soft text-xs leading-none">Saving…</p>

const Hint = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="mt-0.5 font-semibold text-warning text-xs">
    {children}
  </p>
)

type NoteStateProps = { note: Pick<Note, 'phase' | 'failures'>; onCompare: () => void }

function NoteState({ note: { phase, failures }, onCompare }: NoteStateProps) {
  if (phase === 'saved') return null
  if (phase === 'conflict')
    return (
      <Hint>
        Not saved yet: changed in another window.{' '}
        <button type="button" onClick={onCompare} className="min-h-6 underline touch:min-h-11">
          Compare
        </button>
      </Hint>
    )
  if (!navigator.onLine) return <Hint>Waiting to be sent</Hint>
  return failures > 0 ? <Hint>Not saved yet</Hint> : <Saving />
}

function Version({ name, text }: { name: string; text: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="font-semibold text-ink text-sm">
        {name}
      </h3>
      <p className="mt-1 max-h-48 overflow-y-auto whitespace-pre-wrap break-words rounded-sm bg-wash p-3 text-ink text-sm">
        {text === '' ? '(empty)' : text}
      </p>
    </section>
  )
}

type ConflictDialogProps = {
  mine: string
  theirs: string
  onChoose: (text: string) => void
  onClose: () => void
}

/** Shows both texts of a note that two windows changed; one of them is kept, or what the person makes of both. */
function ConflictDialog({ mine, theirs, onChoose, onClose }: ConflictDialogProps) {
  const [merged, setMerged] = useState(`${theirs}\n${mine}`)
  return (
    <Dialog
      title="These notes changed in another window"
      size="large"
      phoneSheet
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onChoose(theirs)}>Keep the other window’s</Button>
          <Button onClick={() => onChoose(mine)}>Keep this window’s</Button>
          <Button look="primary" onClick={() => onChoose(merged)}>
            Save both together
          </Button>
        </>
      }
    >
      <p>Nothing is lost. Keep one version, or both.</p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Version name="In this window" text={mine} />
        <Version name="In the other window" text={theirs} />
      </div>
      <div className="mt-4 text-ink">
        <TextAreaField label="Both together" className="h-28" value={merged} onChange={setMerged} />
      </div>
    </Dialog>
  )
}

export function NotesField({ job, isDisabled }: { job: TrackedJob; isDisabled: boolean }) {
  const { note, type, resolve } = useNotes(job)
  const [isComparing, setIsComparing] = useState(false)
  const stateId = useId()
  const choose = (text: string) => {
    setIsComparing(false)
    resolve(text)
  }
  return (
    <div className="relative">
      <GrowingText
        label={`Notes on ${getTitle(job)}`}
        describedBy={stateId}
        text={note.text}
        isDisabled={isDisabled}
        onType={type}
      />
      <div id={stateId} className="contents">
        <NoteState note={note} onCompare={() => setIsComparing(true)} />
      </div>
      {isComparing && note.theirs && (
        <ConflictDialog
          mine={note.text}
          theirs={note.theirs.text}
          onChoose={choose}
          onClose={() => setIsComparing(false)}
        />
      )}
    </div>
  )
}
