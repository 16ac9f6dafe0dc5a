import type { FilterName } from '@lilypad/domain'
import { IconButton, InfoIcon } from '@lilypad/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { part } from '@/ui/later.tsx'

const ExplanationDialog = part(() => import('./explanation-dialog.tsx'))

type ExplanationProps = { label: string; of: 'travel' | 'audience' }

const Explanation = ({ label, of }: ExplanationProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={label} onClick={() => setOpen(true)}>
        <InfoIcon size={17} />
      </IconButton>
      <Suspense>{open && <ExplanationDialog of={of} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

export const EXPLANATIONS: Partial<Record<FilterName, ReactNode>> = {
  travel: <Explanation label="What the travel levels mean" of="travel" />,
  audience: <Explanation label="What the audiences mean" of="audience" />,
}
