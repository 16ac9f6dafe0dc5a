import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type AccountSubPageProps = {
  /** The address of the account page. */
  account: string
  title: string
  lead: ReactNode
  children: ReactNode
}

export const AccountSubPage = ({ account, title, lead, children }: AccountSubPageProps) => (
  <div className="page max-w-3xl pt-8 md:pt-12">
    <Link
      to={account}
      className="inline-flex min-h-6 items-center font-semibold text-accent-text text-sm hover:underline touch:min-h-11"
    >
      ← Account
    </Link>
    <h1 className="mt-2 font-extrabold text-3xl">{title}</h1>
    <p className="mt-2 text-ink-soft">{lead}</p>
    {children}
  </div>
)
