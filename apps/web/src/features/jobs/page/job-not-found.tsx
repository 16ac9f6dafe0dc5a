import { paths } from '@lilypad/contracts/addresses'
import { Navigate } from 'react-router-dom'

/** A job that is not there, or not open to whoever asks: which of the two, the next page knows by the tier. */
export const JobNotFound = () => <Navigate to={paths.signUpJob.href()} replace />
