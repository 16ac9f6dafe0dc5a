import { Link } from 'react-router-dom'
import { buttonClass } from '@/ui/button.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { useJoiningPath } from '../use-joining-path.ts'

/** The job is no longer there, or for paid members only, in the words of its page. */
export const NoJob = () => {
  const joining = useJoiningPath()
  if (!joining) return <EmptyState title="This job is no longer available." />
  return (
    <EmptyState
      title="This job is only available to paid subscribers."
      action={
        <Link to={joining} className={buttonClass('primary')}>
          See all the jobs
        </Link>
      }
    />
  )
}
