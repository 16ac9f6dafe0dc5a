import type { TrackedJob } from '@lilypad/contracts'
import { getTitle } from '@lilypad/domain'
import { useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { Tabs } from '@/ui/tabs.tsx'
import { Documentation } from './documentation.tsx'
import { KnockoutQuestions } from './knockout-questions.tsx'
import { Reminder } from './reminder.tsx'
import { Timeline } from './timeline.tsx'
import { useQuestions } from './use-questions.ts'

const Placeholder = ({ children }: { children: string }) => <p className="py-8 text-center">{children}</p>

type JobDetailsDialogProps = { job: TrackedJob; onClose: () => void }

/** Everything about one application. Questions that could not be saved keep it open. */
export const JobDetailsDialog = ({ job, onClose }: JobDetailsDialogProps) => {
  const questions = useQuestions(job)
  const [isClosing, setClosing] = useState(false)
  const close = async () => {
    setClosing(true)
    if (await questions.save()) return onClose()
    setClosing(false)
  }
  const application = (
    <div className="grid gap-8 text-ink">
      <Documentation job={job} />
      <KnockoutQuestions questions={questions} />
      <Reminder job={job} />
      <Timeline job={job} />
    </div>
  )
  const tabs = [
    { name: 'Application', content: application },
    {
      name: 'Interview',
      content: <Placeholder>Use this job’s notes for who you meet, when, and what to ask.</Placeholder>,
    },
    {
      name: 'Offer',
      content: <Placeholder>Use this job’s notes for pay, start date and the day to answer by.</Placeholder>,
    },
  ]
  return (
    <Dialog
      title="Job Details"
      size="large"
      phoneSheet
      onClose={() => void close()}
      actions={
        <Button look="primary" pending={isClosing && 'Saving...'} onClick={() => void close()}>
          OK
        </Button>
      }
    >
      <p className="mb-3">
        <strong className="font-semibold text-ink">{getTitle(job)}</strong> at {job.companyName}
      </p>
      <Tabs label="Stages" tabs={tabs} />
    </Dialog>
  )
}
