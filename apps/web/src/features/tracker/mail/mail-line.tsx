import type { TrackedJob } from '@lilypad/contracts'
import { MailIcon, plural } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inboundMailQuery } from '@/api/tracker/inbound-mail.ts'
import { Button } from '@/ui/button.tsx'
import { part } from '@/ui/lazy.tsx'

const MailDialog = part(() => import('./mail-dialog.tsx'))

/** What waits for an answer, else the way to the private address. */
export function MailLine({ jobs }: { jobs: readonly TrackedJob[] }) {
  const { data } = useQuery(inboundMailQuery)
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const waiting = data.proposals.length
  if (!data.is_available && waiting === 0 && !isOpen) return null
  return (
    <>
      <Button look={waiting > 0 ? 'plain' : 'quiet'} size="small" onClick={() => setOpen(true)}>
        <MailIcon size={16} className="max-md:hidden" />
        {waiting > 0 ? `${plural(waiting, 'update')} from your mail to confirm` : 'Update from my mail'}
      </Button>
      {isOpen && <MailDialog mail={data} jobs={jobs} onClose={() => setOpen(false)} />}
    </>
  )
}
