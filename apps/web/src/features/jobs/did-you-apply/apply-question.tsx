import { paths } from '@lilypad/contracts/addresses'
import { addDays, newYorkDay, shortDay } from '@lilypad/domain'
import { BreakableText, CloseIcon, IconButton } from '@lilypad/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { endQuestion, noteYes } from '@/api/did-you-apply.ts'
import { answerDidApply, useApplied } from '@/api/tracker/already-applied.ts'
import { saveTrackedJob } from '@/api/tracker/tracker-changes.ts'
import { useAttempt } from '@/api/use-attempt.ts'
import { Button } from '@/ui/button.tsx'
import { showToast } from '@/ui/toasts/toasts.tsx'

type Job = { id: number; title: string }

/** The answers to a question, each a button; a failure is reported, and the question stays. */
function useAnswers(job: Job, hasApplied: boolean): [label: string, act: () => Promise<void>][] {
  const client = useQueryClient()
  const navigate = useNavigate()
  const end = (text: string) => {
    endQuestion()
    const openTracker = () => void navigate(paths.tracker.href())
    showToast({ text, action: { label: 'Open tracker', run: openTracker } })
  }
  const remindIn = (days: number) => async () => {
    const today = newYorkDay(new Date())
    const remindOn = addDays(today, days)
    await saveTrackedJob(client, job.id, { remindOn })
    end(`We’ll e-mail you on ${shortDay(remindOn, today)}`)
  }
  if (hasApplied)
    return [
      ['In 1 week', remindIn(7)],
      ['In 2 weeks', remindIn(14)],
    ]
  return [
    ['Yes', () => answerDidApply(client, job.id, true).then(noteYes)],
    ['Not yet', () => answerDidApply(client, job.id, false).then(() => end('In your tracker'))],
    ['I won’t', async () => endQuestion()],
  ]
}

/** At the foot of the screen, on phones in place of Apply; nothing for a job that was applied to before. */
export default function ApplyQuestion({ job, hasApplied }: { job: Job; hasApplied: boolean }) {
  const answers = useAnswers(job, hasApplied)
  const { attempt, isPending } = useAttempt()
  const before = useApplied()?.({ id: job.id, companyName: '' })
  if (!hasApplied && before?.isOtherJob === false) return null
  return (
    <section
      aria-label="Did you apply?"
      aria-busy={isPending || undefined}
      className="fixed inset-x-0 bottom-0 z-30 mx-auto flex w-full animate-[appear_220ms_var(--ease-out)] items-start gap-2 border-line border-t bg-surface-raised py-3 pr-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] pl-4 shadow-float md:bottom-4 md:w-fit md:max-w-[min(44rem,calc(100vw-2rem))] md:rounded-md md:border md:py-2.5 md:pl-5 print:hidden"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 md:min-h-8">
        <p role="status" className="min-w-0 text-sm max-md:w-full md:flex-1">
          {hasApplied ? (
            'Now in your tracker as Applied. Shall we remind you to follow up?'
          ) : (
            <>
              Did you apply to{' '}
              <strong className="font-semibold">
                <BreakableText text={job.title} />
              </strong>
              ?
            </>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          {answers.map(([label, act], index) => (
            <Button
              // The focus stays where it is when the offer takes the place of the question.
              key={index}
              look={label === 'Yes' ? 'primary' : 'plain'}
              size="small"
              disabled={isPending}
              onClick={() => void attempt(act)}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <IconButton label="Dismiss" onClick={endQuestion}>
        <CloseIcon />
      </IconButton>
    </section>
  )
}
