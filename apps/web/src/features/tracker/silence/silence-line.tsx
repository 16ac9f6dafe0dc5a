import {
  DEFAULT_SILENCE_DAYS,
  daysBetween,
  formatDay,
  MAX_SILENCE_DAYS,
  MIN_SILENCE_DAYS,
  newYorkDay,
  type SilenceAnswer,
  statusName,
  TRACKER_STATUSES,
} from '@lilypad/domain'
import { BreakableText, Chip, plural } from '@lilypad/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  answerSilence,
  type SilentJob,
  setSilenceDays,
  silenceQuery,
  undoSilenceAnswer,
} from '@/api/tracker/silence.ts'
import { useAttempt } from '@/api/use-attempt.ts'
import { useShortcuts } from '@/parts/use-shortcuts.ts'
import { useToday } from '@/parts/use-today.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { InlineSelect } from '@/ui/fields/inline-select.tsx'

type Answer = { answer: SilenceAnswer; name: string; does: string; done: string }

const toAnswers = (days: number): Answer[] => [
  { answer: 'waiting', name: 'Still waiting', does: `Ask again in ${days} days`, done: 'still waiting' },
  { answer: 'no_reply', name: 'No reply', does: 'Move to Not Selected', done: 'moved to Not Selected' },
  { answer: 'rejected', name: 'Rejected', does: 'Move to Not Selected', done: 'moved to Not Selected' },
  { answer: 'remind', name: 'Remind me', does: 'E-mail in a week', done: 'reminder set for next week' },
]

type Answered = { job: SilentJob; done: string }

/** The applications one after the other, and the answers so far, of which the last one can be taken back each time. */
function useSilencePass(jobs: readonly SilentJob[], answers: readonly Answer[]) {
  const client = useQueryClient()
  const { attempt, isPending } = useAttempt()
  const [answered, setAnswered] = useState<readonly Answered[]>([])
  const left = jobs.filter(({ id }) => answered.every(({ job }) => job.id !== id))
  const [job] = left
  const last = answered.at(-1)
  const give = async ({ answer, done }: Answer) => {
    if (!job || isPending) return
    if (await attempt(() => answerSilence(client, job.id, answer)))
      setAnswered((before) => [...before, { job, done }])
  }
  const undo = async () => {
    if (!last || isPending) return
    if (await attempt(() => undoSilenceAnswer(client, last.job.id)))
      setAnswered((before) => before.slice(0, -1))
  }
  useShortcuts(({ key, repeat }) => {
    const chosen = answers[Number(key) - 1]
    if (chosen && !repeat) void give(chosen)
    if (key === 'u' && !repeat) void undo()
  }, 1)
  return { job, last, give, undo, place: answered.length + 1, total: answered.length + left.length }
}

function SilentApplication({ job, today }: { job: SilentJob; today: string }) {
  const day = newYorkDay(new Date(job.since))
  const color = TRACKER_STATUSES.find(({ id }) => id === job.tracker_status)?.color
  return (
    <section aria-label="Application" className="mt-1">
      <h3 className="font-bold text-ink text-lg wrap-anywhere">
        <BreakableText text={job.title} />
      </h3>
      <p className="wrap-anywhere">{job.company}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Chip color={color}>{statusName(job.tracker_status)}</Chip>
        <span>
          No change since <time dateTime={job.since}>{formatDay(day)}</time>, {daysBetween(day, today)} days
          ago
        </span>
      </p>
    </section>
  )
}

const SPANS = [MIN_SILENCE_DAYS, 14, 21, 30, 45, 60, MAX_SILENCE_DAYS]

function SilenceDays({ days }: { days: number }) {
  const client = useQueryClient()
  const { attempt } = useAttempt()
  const spans = [...new Set([...SPANS, days])].sort((a, b) => a - b)
  return (
    <InlineSelect
      label="Ask me after"
      options={spans.map((span) => ({ id: String(span), itemName: `${span} days` }))}
      value={String(days)}
      onChange={(chosen) => void attempt(() => setSilenceDays(client, Number(chosen)))}
    />
  )
}

type SilenceDialogProps = { days: number; jobs: readonly SilentJob[]; onClose: () => void }

/** Goes through the applications without news in one pass: one press or one key each. */
function SilenceDialog({ days, jobs, onClose }: SilenceDialogProps) {
  const answers = toAnswers(days)
  const { job, last, give, undo, place, total } = useSilencePass(jobs, answers)
  const today = useToday()
  return (
    <Dialog title="Any news?" onClose={onClose}>
      {job ? (
        <>
          <p className="text-sm tabular-nums">
            {place} of {total}
          </p>
          <SilentApplication job={job} today={today} />
          <div className="mt-4 grid grid-cols-2 gap-2">
            {answers.map((one, index) => (
              <Button
                key={one.answer}
                aria-keyshortcuts={`${index + 1}`}
                data-first={index === 0 ? '' : undefined}
                className="content-center"
                onClick={() => void give(one)}
              >
                <kbd className="font-sans text-ink-soft touch:hidden">{index + 1}</kbd>
                <span>
                  {one.name}
                  <span className="block font-normal text-ink-soft text-xs">{one.does}</span>
                </span>
              </Button>
            ))}
          </div>
        </>
      ) : (
        <>
          <p>{last ? 'That was the last one.' : `No application is without news for ${days} days.`}</p>
          {/* The buttons that had the focus are gone. */}
          <Button look="primary" className="mt-4" ref={(done) => done?.focus()} onClick={onClose}>
            Done
          </Button>
        </>
      )}
      <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-2 border-line border-t pt-4">
        <p role="status" className="min-w-0 text-ink text-sm wrap-anywhere empty:hidden">
          {last && `${last.job.title}: ${last.done}.`}
        </p>
        {last && (
          <Button look="quiet" size="small" aria-keyshortcuts="u" onClick={() => void undo()}>
            <kbd className="font-sans touch:hidden">U</kbd> Undo
          </Button>
        )}
        <SilenceDays days={days} />
      </div>
    </Dialog>
  )
}

export function SilenceLine() {
  const { data } = useQuery(silenceQuery)
  const [isOpen, setOpen] = useState(false)
  // Who changed the days finds the way back to them when nothing is silent, too.
  const isShown = data && (isOpen || data.jobs.length > 0 || data.days !== DEFAULT_SILENCE_DAYS)
  if (!isShown) return null
  const { days, jobs } = data
  const count = jobs.length === 0 ? 'No application' : plural(jobs.length, 'application')
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-4 min-h-6 text-left text-ink-soft text-sm underline decoration-line-strong underline-offset-4 tabular-nums hover:text-ink hover:decoration-current touch:min-h-11"
      >
        {count} without news for {days} days
      </button>
      {isOpen && <SilenceDialog {...{ days, jobs }} onClose={() => setOpen(false)} />}
    </>
  )
}
