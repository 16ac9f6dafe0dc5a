import { useParams } from 'react-router-dom'
import { JobNotFound } from '@/features/jobs/page/job-not-found.tsx'
import { JobPage } from '@/features/jobs/page/job-page.tsx'

export default function JobScreen() {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,14}$/.test(id) ? <JobPage key={id} id={id} /> : <JobNotFound />
}
