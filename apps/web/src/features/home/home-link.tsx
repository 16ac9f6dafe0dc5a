import { paths } from '@lilypad/contracts/addresses'
import { buttonClass } from '@lilypad/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'

export const JoinLink = ({ children }: { children: ReactNode }) =>
  useUser() ? null : (
    <Link to={paths.signUp.href()} className={buttonClass('primary', 'large')}>
      {children}
    </Link>
  )

type LinkProps = { look?: 'plain' | 'primary' | 'quiet'; children?: ReactNode }

export const AllJobsLink = ({ look = 'plain', children = 'View all jobs' }: LinkProps) => (
  <Link to={paths.dashboard.href()} className={buttonClass(look, 'large')}>
    {children}
  </Link>
)

export const FitLink = ({ look = 'plain' }: LinkProps) => (
  <Link to={paths.intake.href()} className={buttonClass(look, 'large')}>
    Find my fit
  </Link>
)
