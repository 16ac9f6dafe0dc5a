import type { TrackedJob } from '@lilypad/contracts'
import { plural } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inboundMailQuery } from '@/api/tracker/inbound-mail.ts'
import { part } from '@/ui/later.tsx'

const MailDialog = part(() => import('./mail-dialog.tsx'))

type MailProps = { jobs: readonly TrackedJob[] }

export function OpenMail({ jobs, onClose }: MailProps & { onClose: () => void }) {
  const { data } = useQuery(inboundMailQuery)
  return data && <MailDialog mail={data} jobs={jobs} onClose={onClose} />
}

export function MailLine({ jobs }: MailProps) {
  const { data } = useQuery(inboundMailQuery)
  const [isOpen, setOpen] = useState(false)
  const waiting = data?.proposals.length ?? 0
  if (waiting === 0 && !isOpen) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-4 block min-h-6 text-left font-semibold text-sm underline decoration-line-strong underline-offset-4 tabular-nums hover:decoration-current touch:min-h-11"
      >
        {plural(waiting, 'update')} from your mail to confirm
      </button>
      {isOpen && <OpenMail jobs={jobs} onClose={() => setOpen(false)} />}
    </>
  )
}
