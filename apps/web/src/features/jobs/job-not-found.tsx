import { Link } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { EmptyState } from '@/ui/states.tsx'

/** A job that is not there, or not open to whoever asks. */
export const JobNotFound = () => (
  <EmptyState
    heading="h1"
    title="This job has hopped away"
    action={
      <Link to={paths.dashboard.href()} className={buttonClass('primary')}>
        See all jobs
      </Link>
    }
  >
    It may have been filled, or it is only open to paid members.
  </EmptyState>
)
