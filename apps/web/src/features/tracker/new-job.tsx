import type { TrackedJob } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { getTitle } from '@lilypad/domain'
import { BreakableText, buttonClass, CloseIcon, IconButton } from '@lilypad/ui'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'

/** What there is to do once a job is accepted: the plan goes on until it is cancelled, e-mails until they are off. */
export function NewJob({ job, onClose }: { job: TrackedJob; onClose: () => void }) {
  const isPaying = Boolean(useUser()?.stripeSubscriptionId)
  return (
    <section aria-label="Your new job" className="card relative mt-4 p-4 pr-14">
      <h2 className="font-bold wrap-anywhere">
        Congratulations on your new job, <BreakableText text={getTitle(job)} />
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft text-sm">
        {isPaying
          ? 'Your plan renews until you cancel it. Your profile says what it costs next and what stays, and has your saved searches with their e-mails.'
          : 'Your profile has your saved searches with their e-mails, which go on until you switch them off.'}
      </p>
      <Link to={paths.account.href()} className={buttonClass()}>
        {isPaying ? 'My plan and e-mails' : 'My saved searches'}
      </Link>
      <IconButton label="Close" onClick={onClose} className="absolute top-2 right-2">
        <CloseIcon />
      </IconButton>
    </section>
  )
}
