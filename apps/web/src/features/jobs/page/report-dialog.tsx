import { MAX_REPORT_LENGTH, REPORT_REASON_WORDS, REPORT_REASONS, type ReportReason } from '@lilypad/domain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { reportListing } from '@/api/jobs/report-listing.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { ChoiceCard } from '@/ui/fields/choice-card.tsx'
import { TextAreaField } from '@/ui/fields/field.tsx'

type ReportDialogProps = { job: { id: number; title: string }; onClose: () => void }

export default function ReportDialog({ job, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [message, setMessage] = useState('')
  const isMember = useUser() !== null
  const { alert } = useDialogs()
  const report = useMutation({
    mutationFn: (given: ReportReason) => reportListing({ id: job.id, reason: given, message }),
    onError: (error) => void alert(toMessage(error)),
  })
  if (report.isSuccess)
    return (
      <Dialog title="Thank you" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        <p role="status">
          We will look at “{job.title}”. {isMember && 'You get an e-mail that says what came of it.'}
        </p>
      </Dialog>
    )
  return (
    <FormDialog
      title="Report this job"
      action="Send report"
      onClose={onClose}
      disabled={reason === null}
      pending={report.isPending && 'Sending...'}
      onSubmit={() => reason && report.mutate(reason)}
      lead={<p>What is wrong with “{job.title}”?</p>}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-ink-soft text-sm">Choose a reason to send the report.</legend>
        {REPORT_REASONS.map((one) => (
          <ChoiceCard
            key={one}
            type="radio"
            name="reason"
            label={REPORT_REASON_WORDS[one]}
            checked={reason === one}
            onChange={() => setReason(one)}
          />
        ))}
      </fieldset>
      <TextAreaField
        label="In a sentence (optional)"
        maxLength={MAX_REPORT_LENGTH}
        value={message}
        onChange={setMessage}
      />
    </FormDialog>
  )
}
