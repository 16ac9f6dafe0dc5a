import type { TrackedJob } from '@lilypad/contracts'
import { useState } from 'react'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { DetailsSection } from './details-section.tsx'
import { DocumentField } from './document-field.tsx'
import { useJobChange } from './use-job-change.ts'

/** What was handed in with the application. */
export const Documentation = ({ job }: { job: TrackedJob }) => {
  const { change, isPending } = useJobChange(job.id)
  const [chosen, setChosen] = useState(job.isPortfolioSubmitted)
  /** Shows the choice immediately, and the stored value again if saving fails. */
  const choose = async (isPortfolioSubmitted: boolean) => {
    if (isPending) return
    setChosen(isPortfolioSubmitted)
    if (!(await change({ isPortfolioSubmitted }))) setChosen(!isPortfolioSubmitted)
  }
  return (
    <DetailsSection title="Documentation">
      <div className="grid gap-2">
        <DocumentField jobId={job.id} kind="resume" filename={job.resumeFilename} />
        <DocumentField jobId={job.id} kind="cover_letter" filename={job.coverLetterFilename} />
      </div>
      <div className="mt-2">
        <Checkbox
          label="Portfolio submitted"
          checked={chosen}
          onChange={(isSubmitted) => void choose(isSubmitted)}
        />
      </div>
    </DetailsSection>
  )
}
