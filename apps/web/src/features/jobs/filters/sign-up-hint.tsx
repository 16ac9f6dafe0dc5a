import { Link } from 'react-router-dom'
import { paths } from '@/paths.ts'

/** Stands where members have their filters. */
export const SignUpHint = () => (
  <Link
    to={paths.signUp.href()}
    className="card block p-4 font-semibold text-accent-text text-sm underline decoration-transparent underline-offset-4 transition duration-120 hover:decoration-current lg:p-5"
  >
    Sign up free to enable searches and filters!
  </Link>
)
