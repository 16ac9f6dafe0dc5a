import { useParams } from 'react-router-dom'
import { accountAnswersQueries } from '@/api/intake/intake-answers.ts'
import { followedQuery, hiddenQuery } from '@/api/jobs/hidden.ts'
import { jobQuery } from '@/api/jobs/jobs.ts'
import { beginWith } from '@/app/first-load/first-replies.ts'
import { DidYouApply } from '@/features/jobs/did-you-apply/did-you-apply.tsx'
import { Description } from '@/features/jobs/page/description.tsx'
import { JobNotFound, JobPage } from '@/features/jobs/page/job-page.tsx'

export const first = beginWith(
  (id, userId) => [
    jobQuery(id),
    ...(userId === null ? [] : [hiddenQuery, followedQuery, ...accountAnswersQueries(userId)]),
  ],
  Description.load,
)

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
