import { getTitle } from '@lilypad/domain'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/ui/button.tsx'
import type { JobHead } from './job-page-data.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** Below the posting: who reads it to its end knows what is wrong with it. */
export function ReportButton({ head }: { head: JobHead }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="mt-6 -ml-3 print:hidden">
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        Report this job
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog job={{ id: head.id, title: getTitle(head) }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
