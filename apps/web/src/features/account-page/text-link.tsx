import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-6 items-center rounded-sm font-semibold text-accent-text hover:underline touch:min-h-11"
  >
    {children}
  </Link>
)
