import { paths } from '@lilypad/contracts/addresses'
import { Navigate } from 'react-router-dom'

/** The job is missing, or for paid members only: the sign-up page chooses its text by the reader's tier. */
export const JobNotFound = () => <Navigate to={paths.signUpJob.href()} replace />
