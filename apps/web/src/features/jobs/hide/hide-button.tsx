import { useState } from 'react'
import { IconButton } from '@/ui/button.tsx'
import { EyeOffIcon } from '@/ui/icons.tsx'
import type { HideableJob, OnHide } from './use-hide.ts'

/** One element for all cards, so that React never renders it again. */
const ICON = <EyeOffIcon />

type HideButtonProps = {
  title: string
  /** The job, and the same at other places. */
  jobs: readonly HideableJob[]
  onHide: OnHide
  size?: 'medium' | 'large'
}

/** Hides a job with all its places. */
export const HideButton = ({ title, jobs, onHide, size = 'medium' }: HideButtonProps) => {
  const [isPending, setPending] = useState(false)
  const hide = async () => {
    if (isPending) return
    setPending(true)
    await onHide(jobs)
    setPending(false)
  }
  return (
    <IconButton
      label={`Hide ${title}`}
      title="Hide"
      size={size}
      aria-busy={isPending || undefined}
      data-hide=""
      onClick={hide}
    >
      {ICON}
    </IconButton>
  )
}
