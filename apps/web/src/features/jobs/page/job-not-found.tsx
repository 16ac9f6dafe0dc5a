import { paths } from '@lilypad/contracts/addresses'
import { Navigate } from 'react-router-dom'

/** The job is missing, or for paid members only: the sign-up page chooses its text by the reader's tier. */
export const JobNotFound = () => (
  // As high as a screen: the end of the page is not seen for a moment.
  <div className="min-h-dvh">
    <Navigate to={paths.signUpJob.href()} replace />
  </div>
)
