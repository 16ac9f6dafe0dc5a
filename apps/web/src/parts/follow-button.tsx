import { CheckIcon, PlusIcon } from '@lilypad/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useUser } from '@/api/accounts/session.ts'
import { useFollowed } from '@/api/jobs/hidden.ts'
import { setCompanyFollowed } from '@/api/jobs/hide-jobs.ts'
import { useAttempt } from '@/api/use-attempt.ts'
import { Button } from '@/ui/button.tsx'

export function FollowButton({ name }: { name: string }) {
  const isMember = useUser() !== null
  const client = useQueryClient()
  const { followed, isPending } = useFollowed()
  const { attempt, isPending: isChanging } = useAttempt()
  if (!isMember || isPending) return null
  const isFollowed = followed.has(name)
  const toggle = () => void (isChanging || attempt(() => setCompanyFollowed(client, name, !isFollowed)))
  return (
    <Button
      size="small"
      aria-label={`Follow ${name}`}
      aria-pressed={isFollowed}
      aria-busy={isChanging || undefined}
      title={isFollowed ? 'Its new jobs are marked, and come with your alerts' : undefined}
      onClick={toggle}
    >
      {isFollowed ? <CheckIcon size={16} /> : <PlusIcon size={16} />}
      {isFollowed ? 'Following' : 'Follow'}
    </Button>
  )
}
