import { TRACKER_STATUSES } from '@lilypad/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerMailProposal, type MailProposal } from '@/api/tracker/inbound-mail.ts'
import { useAttempt } from '@/api/use-attempt.ts'
import { Button } from '@/ui/button.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import type { Option } from '@/ui/fields/option.ts'
import { Select } from '@/ui/fields/select.tsx'
import { TimeAgo } from '@/ui/text/time-ago.tsx'

const NEW = 'new'
const STAGES = TRACKER_STATUSES.map(({ id, name }) => ({ id: String(id), itemName: name }))

/** An application of its own can begin only where the mail names the job. */
const toChoices = ({ job_title, company }: MailProposal, applications: readonly Option[]): Option[] =>
  job_title === ''
    ? [...applications]
    : [...applications, { id: NEW, itemName: `New: ${job_title} · ${company}` }]

const toChosen = ({ job_id, job_title }: MailProposal): string | null => {
  if (job_id !== null) return String(job_id)
  return job_title === '' ? null : NEW
}

type ProposalProps = { proposal: MailProposal; applications: readonly Option[] }

export function Proposal({ proposal, applications }: ProposalProps) {
  const client = useQueryClient()
  const { attempt, isPending } = useAttempt()
  const [job, setJob] = useState(toChosen(proposal))
  const [stage, setStage] = useState(proposal.status === null ? null : String(proposal.status))
  const [day, setDay] = useState(proposal.date)
  const { id, from, subject, sentence, received_at } = proposal
  const isWhole = job !== null && stage !== null && day !== ''
  const answer = (accept: boolean) => {
    const job_id = job === NEW ? null : Number(job)
    const changes = accept ? { job_id, status: Number(stage), date: day } : {}
    void attempt(() => answerMailProposal(client, { id, accept, ...changes }))
  }
  return (
    <article aria-label={subject} className="card px-4 py-3">
      <p className="wrap-anywhere font-semibold">{subject}</p>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {from} · <TimeAgo at={received_at} />
      </p>
      <blockquote className="wrap-anywhere mt-2 border-line-strong border-l-2 pl-3 text-sm">
        “{sentence}”
      </blockquote>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field label="Application">
            {(ids) => (
              <Select {...ids} options={toChoices(proposal, applications)} value={job} onChange={setJob} />
            )}
          </Field>
        </div>
        <Field label="Stage">
          {(ids) => <Select {...ids} options={STAGES} value={stage} onChange={setStage} />}
        </Field>
        <Field label="Day">
          {(ids) => (
            <Input {...ids} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          )}
        </Field>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="primary" size="small" disabled={!isWhole || isPending} onClick={() => answer(true)}>
          Confirm
        </Button>
        <Button size="small" disabled={isPending} onClick={() => answer(false)}>
          Dismiss
        </Button>
      </div>
    </article>
  )
}
