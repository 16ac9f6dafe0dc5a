import type { TrackedJob } from '@lilypad/contracts'
import { getTitle } from '@lilypad/domain'
import { useQueryClient } from '@tanstack/react-query'
import { type InboundMail, setInboundMail } from '@/api/tracker/inbound-mail.ts'
import { useAttempt } from '@/api/use-attempt.ts'
import { Button } from '@/ui/button.tsx'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { useFocusWhenFewer } from '@/ui/lists/use-focus-when-fewer.ts'
import { useCopy } from '@/ui/page/use-copy.ts'
import { Proposal } from './proposal.tsx'

const PrivateAddress = ({ address }: Pick<InboundMail, 'address'>) => {
  const client = useQueryClient()
  const { attempt, isPending } = useAttempt()
  const copy = useCopy('Address copied')
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
        Forward mails to it, or let a filter of your mailbox do it. Nothing on your tracker changes until you
        confirm. A mail that says nothing of an application is deleted once it is read; what is proposed,
        after 90 days.
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
  const list = useFocusWhenFewer<HTMLDivElement>(proposals.length)
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
