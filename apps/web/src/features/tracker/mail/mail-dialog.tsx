import type { TrackedJob } from '@lilypad/contracts'
import { getTitle, TRACKER_STATUSES } from '@lilypad/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  answerMailProposal,
  type InboundMail,
  type MailProposal,
  setInboundMail,
} from '@/api/tracker/inbound-mail.ts'
import { useAttempt } from '@/api/use-attempt.ts'
import { useToday } from '@/parts/use-today.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { AskingButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { TextField } from '@/ui/fields/field.tsx'
import type { Option } from '@/ui/fields/option.ts'
import { SelectField } from '@/ui/fields/select.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { useFocusNext } from '@/ui/lists/use-focus-next.ts'
import { useClipboard } from '@/ui/page/use-clipboard.ts'
import { TimeAgo } from '@/ui/text/time-ago.tsx'

const NEW = 'new'
const STAGES = TRACKER_STATUSES.map(({ id, name }) => ({ id: String(id), itemName: name }))

/** An application of its own can begin only where the mail names the job. */
const toChoices = ({ job_title, company }: MailProposal, applications: readonly Option[]): Option[] =>
  job_title === ''
    ? [...applications]
    : [...applications, { id: NEW, itemName: `New: ${job_title} · ${company}` }]

function toChosen({ job_id, job_title }: MailProposal): string | null {
  if (job_id !== null) return String(job_id)
  return job_title === '' ? null : NEW
}

type ProposalProps = { proposal: MailProposal; applications: readonly Option[] }

function Proposal({ proposal, applications }: ProposalProps) {
  const client = useQueryClient()
  const { attempt, isPending } = useAttempt()
  const [job, setJob] = useState(toChosen(proposal))
  const [stage, setStage] = useState(proposal.status === null ? null : String(proposal.status))
  const [day, setDay] = useState(proposal.date)
  const today = useToday()
  const { id, from, subject, sentence, received_at } = proposal
  const choices = toChoices(proposal, applications)
  const isWhole = job !== null && stage !== null && day !== ''
  // Else it is the code that a mailbox asks for before it forwards.
  const isOfApplication = proposal.company !== ''
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
      {isOfApplication && (
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <SelectField
              label={toChosen(proposal) === null ? 'Which application?' : 'Application'}
              options={choices}
              value={job}
              onChange={setJob}
            />
            {/* A phone cuts what is chosen above. */}
            <p className="wrap-anywhere mt-1.5 text-ink-soft text-sm sm:hidden">
              {choices.find(({ id: one }) => one === job)?.itemName}
            </p>
          </div>
          <SelectField
            label={proposal.status === null ? 'Which stage?' : 'Stage'}
            options={STAGES}
            value={stage}
            onChange={setStage}
          />
          <TextField
            label="Day"
            help={day > today && 'We will remind you on this day.'}
            type="date"
            value={day}
            onChange={setDay}
          />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {isOfApplication && (
          <Button look="primary" size="small" disabled={!isWhole || isPending} onClick={() => answer(true)}>
            Confirm
          </Button>
        )}
        <Button size="small" disabled={isPending} onClick={() => answer(false)}>
          {isOfApplication ? 'Dismiss' : 'Done'}
        </Button>
      </div>
    </article>
  )
}

function PrivateAddress({ address }: Pick<InboundMail, 'address'>) {
  const client = useQueryClient()
  const { attempt, isPending } = useAttempt()
  const copy = useClipboard('Address copied')
  const set = (wanted: { enabled: boolean; renew?: boolean }) =>
    void attempt(() => setInboundMail(client, wanted))
  return (
    <section aria-label="Private address" className="mt-5 border-line border-t pt-4">
      <Switch
        label="Take mail at a private address"
        checked={address !== null}
        disabled={isPending}
        onChange={(enabled) => set({ enabled })}
      />
      <p className="mt-1 text-ink-soft text-sm">
        Forward mails to it, or let a filter of your mailbox do it: the code that Gmail asks for comes here.
        Nothing on your tracker changes until you confirm. A mail that says nothing of an application is
        deleted once it is read; what is proposed, after 90 days.
      </p>
      {address !== null && (
        <>
          <code className="wrap-anywhere mt-3 block rounded-sm bg-wash p-3 text-sm">{address}</code>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="small" onClick={() => void copy(address)}>
              Copy address
            </Button>
            <AskingButton
              size="small"
              look="quiet"
              question="Replace the address? The old one stops working at once: change your mailbox’s filter, too."
              action="Replace address"
              disabled={isPending}
              onSure={() => set({ enabled: true, renew: true })}
            >
              Replace address
            </AskingButton>
          </div>
        </>
      )}
    </section>
  )
}

type MailDialogProps = { mail: InboundMail; jobs: readonly TrackedJob[]; onClose: () => void }

export default function MailDialog({ mail: { address, proposals }, jobs, onClose }: MailDialogProps) {
  const list = useFocusNext<HTMLDivElement>(proposals.length)
  const applications = jobs.map((job) => ({
    id: String(job.id),
    itemName: [getTitle(job), job.companyName].filter(Boolean).join(' · '),
  }))
  const nothing =
    address === null
      ? 'Forward what employers write to you, and we suggest what to change on your tracker.'
      : 'No mail waits for you.'
  return (
    <Dialog title="Updates from your mail" onClose={onClose}>
      {/* The button that had the focus goes with its proposal. */}
      <div ref={list} tabIndex={-1} className="outline-none">
        {proposals.length === 0 && <p>{nothing}</p>}
        <ul className="grid gap-3 empty:hidden">
          {proposals.map((proposal) => (
            <li key={proposal.id}>
              <Proposal proposal={proposal} applications={applications} />
            </li>
          ))}
        </ul>
      </div>
      <PrivateAddress address={address} />
    </Dialog>
  )
}
