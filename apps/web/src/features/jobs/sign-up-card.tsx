import { Link } from 'react-router-dom'
import { Mark } from '@/ui/pictures/mark.tsx'

/**
 * Leads people who do not see every job to the plans.
 *
 * @param path from `useJoiningPath`
 */
export const SignUpCard = ({ path }: { path: string }) => (
  <Link
    to={path}
    className="flex items-center gap-4 rounded-md bg-accent-soft p-5 font-bold transition duration-200 hover:shadow-float"
  >
    <Mark size={36} />I search 575+ company job boards daily — see all the jobs with a $15 subscription.
  </Link>
)
