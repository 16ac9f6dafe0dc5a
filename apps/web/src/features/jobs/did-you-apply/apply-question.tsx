import { paths } from '@lilypad/contracts/addresses'
import { addDays, newYorkDay, shortDay } from '@lilypad/domain'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { endQuestion, noteYes } from '@/api/did-you-apply.ts'
import { answerDidApply, useApplied } from '@/api/tracker/applied.ts'
import { saveTrackedJob } from '@/api/tracker/tracker-calls.ts'
import { useAttempt } from '@/api/use-attempt.ts'
import { Button, IconButton } from '@/ui/button.tsx'
import { CloseIcon } from '@/ui/icons.tsx'
import { BreakableText } from '@/ui/text/breakable-text.tsx'
import { showToast } from '@/ui/toasts/toast.ts'

type Job = { id: number; title: string }

/** What the bar does; a failure is told, and the question stays. */
const useAnswers = (job: Job) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { attempt, isPending } = useAttempt()
  const end = (text: string) => {
    endQuestion()
    const openTracker = () => void navigate(paths.tracker.href())
    showToast({ text, action: { label: 'Open tracker', run: openTracker } })
  }
  return {
    isPending,
    yes: async () => {
      if (await attempt(() => answerDidApply(client, job.id, true))) noteYes()
    },
    notYet: async () => {
      if (await attempt(() => answerDidApply(client, job.id, false))) end('In your tracker')
    },
    remind: async (days: number) => {
      const today = newYorkDay(new Date())
      const remindOn = addDays(today, days)
      if (await attempt(() => saveTrackedJob(client, job.id, { remindOn })))
        end(`We’ll e-mail you on ${shortDay(remindOn, today)}`)
    },
  }
}

type BarProps = { text: ReactNode; isPending: boolean; children: ReactNode }

/** At the foot of the screen, on phones in place of Apply. */
const Bar = ({ text, isPending, children }: BarProps) => {
  const bar = useRef<HTMLElement>(null)
  return (
    <section
      ref={bar}
      aria-label="Did you apply?"
      aria-busy={isPending || undefined}
      className="fixed inset-x-0 bottom-0 z-30 mx-auto flex w-full animate-[appear_220ms_var(--ease-out)] items-start gap-2 border-line border-t bg-surface-raised py-3 pr-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] pl-4 shadow-float md:bottom-4 md:w-fit md:max-w-[min(44rem,calc(100vw-2rem))] md:rounded-md md:border md:py-2.5 md:pl-5 print:hidden"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 md:min-h-8">
        <p role="status" className="min-w-0 text-sm max-md:w-full md:flex-1">
          {text}
        </p>
        <div className="flex gap-2">{children}</div>
      </div>
      <IconButton label="Dismiss" onClick={endQuestion}>
        <CloseIcon />
      </IconButton>
    </section>
  )
}

/** The question, and after a yes the offer of a reminder. Nothing for a job that the tracker has as applied to. */
export default function ApplyQuestion({ job, hasApplied }: { job: Job; hasApplied: boolean }) {
  const { isPending, yes, notYet, remind } = useAnswers(job)
  const before = useApplied()?.({ id: job.id, companyName: '' })
  if (hasApplied)
    return (
      <Bar text="Now in your tracker as Applied. Shall we remind you to follow up?" isPending={isPending}>
        <Button size="small" disabled={isPending} onClick={() => remind(7)}>
          In 1 week
        </Button>
        <Button size="small" disabled={isPending} onClick={() => remind(14)}>
          In 2 weeks
        </Button>
      </Bar>
    )
  if (before?.isOtherJob === false) return null
  return (
    <Bar
      isPending={isPending}
      text={
        <>
          Did you apply to{' '}
          <strong className="font-semibold">
            <BreakableText text={job.title} />
          </strong>
          ?
        </>
      }
    >
      <Button look="primary" size="small" disabled={isPending} onClick={yes}>
        Yes
      </Button>
      <Button size="small" disabled={isPending} onClick={notYet}>
        Not yet
      </Button>
    </Bar>
  )
}
