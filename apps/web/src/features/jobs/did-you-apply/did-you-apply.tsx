import { useUser } from '@/api/accounts/session.ts'
import { useQuestion } from '@/api/did-you-apply.ts'
import { part } from '@/ui/lazy.tsx'

const ApplyQuestion = part(() => import('./apply-question.tsx'))

export function DidYouApply() {
  const question = useQuestion(useUser()?.id ?? null)
  return (
    question?.job && (
      <ApplyQuestion key={question.job.id} job={question.job} hasApplied={question.hasApplied} />
    )
  )
}
