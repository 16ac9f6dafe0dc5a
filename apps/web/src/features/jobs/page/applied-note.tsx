import { newYorkDay } from '@lilypad/domain'
import { useState } from 'react'
import { useApplied } from '@/api/tracker/applied.ts'
import { AppliedLine } from '../applied-line.tsx'
import type { JobHead } from './job-page-data.ts'

/** Tells before Apply that the person applied to this job or to another of its employer. */
export const AppliedNote = ({ job }: { job: JobHead }) => {
  const [today] = useState(() => newYorkDay(new Date()))
  const before = useApplied()?.(job)
  return before && <AppliedLine before={before} companyName={job.companyName} today={today} />
}
