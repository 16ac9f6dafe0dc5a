import { applyLink, titleOf } from '@lilypad/domain'
import { useEffect, useEffectEvent } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { askLater } from '@/api/did-you-apply.ts'
import { buttonClass } from '@/ui/button.tsx'
import { cx } from '@/ui/cx.ts'
import { OutIcon } from '@/ui/icons.tsx'
import { takeEarlyPress } from '@/ui/page/early-presses.ts'
import type { JobHead } from './job-page-data.ts'

const MIDDLE = 1

type ApplyButtonProps = { job: JobHead; size?: 'medium' | 'large'; className?: string }

/** Leads to the company's own page, and has a member asked on their return; absent without a usable address. */
export const ApplyButton = ({ job, size = 'large', className }: ApplyButtonProps) => {
  const user = useUser()
  const href = applyLink(job.url)
  const note = () => user && askLater(user.id, { id: job.id, title: titleOf(job) })
  const noteEarly = useEffectEvent(() => href && takeEarlyPress(href) && note())
  useEffect(() => void noteEarly(), [])
  return (
    href && (
      <a
        href={href}
        target="_blank"
        rel="noopener"
        onClick={note}
        onAuxClick={({ button }) => button === MIDDLE && note()}
        className={cx(buttonClass('primary', size), className)}
      >
        Apply on company site
        <OutIcon />
      </a>
    )
  )
}
