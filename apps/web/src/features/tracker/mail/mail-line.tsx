import type { TrackedJob } from '@lilypad/contracts'
import { cx, plural } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { type InboundMail, inboundMailQuery } from '@/api/tracker/inbound-mail.ts'
import { part } from '@/ui/later.tsx'

const MailDialog = part(() => import('./mail-dialog.tsx'))

const toWords = ({ address, proposals }: InboundMail) => {
  if (proposals.length > 0) return `${plural(proposals.length, 'update')} from your mail to confirm`
  return address === null ? 'Let your mail update the tracker' : 'Your mail updates the tracker'
}

/** Says what mails propose, and opens it with the private address. */
export function MailLine({ jobs }: { jobs: readonly TrackedJob[] }) {
  const { data } = useQuery(inboundMailQuery)
  const [isOpen, setOpen] = useState(false)
  if (!data?.is_available) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={cx(
          'mt-4 block min-h-6 text-left text-sm underline decoration-line-strong underline-offset-4 tabular-nums hover:text-ink hover:decoration-current touch:min-h-11',
          data.proposals.length > 0 ? 'font-semibold text-ink' : 'text-ink-soft',
        )}
      >
        {toWords(data)}
      </button>
      {isOpen && (
        <Suspense>
          <MailDialog mail={data} jobs={jobs} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
