import { paths } from '@lilypad/contracts/addresses'
import { Link } from 'react-router-dom'

export const BackToLogIn = () => (
  <Link
    to={paths.logIn.href()}
    className="inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline"
  >
    Back to login
  </Link>
)
