import { useParams } from 'react-router-dom'
import { DidYouApply } from '@/features/jobs/did-you-apply/did-you-apply.tsx'
import { JobNotFound } from '@/features/jobs/page/job-not-found.tsx'
import { JobPage } from '@/features/jobs/page/job-page.tsx'

export default function JobScreen() {
  const { id = '' } = useParams()
  if (!/^[1-9]\d{0,14}$/.test(id)) return <JobNotFound />
  return (
    <>
      <JobPage key={id} id={id} />
      <DidYouApply />
    </>
  )
}
