import type { FullJob } from '@lilypad/contracts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/ui/button.tsx'

const ResumeDialog = lazy(() => import('./resume-dialog.tsx'))

export function ResumeButton({ job }: { job: FullJob }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="mt-2 mb-1 print:hidden">
      <Button size="small" onClick={() => setOpen(true)}>
        Compare with my resume
      </Button>
      {isOpen && (
        <Suspense>
          <ResumeDialog job={job} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
