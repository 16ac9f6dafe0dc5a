import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import type { ReactNode } from 'react'
import { usePageOrigin } from '@/api/home/home.ts'
import { AccountSubPage } from '@/ui/account-sub-page.tsx'
import { LINK } from './credential-cards.tsx'
import { Keys } from './keys.tsx'
import { Webhooks } from './webhooks.tsx'

const Lead = () => (
  <>
    Let your own scripts and tools read jobs, keep your tracker and hear of new jobs.{' '}
    <a href="/docs" className={LINK}>
      What they can ask
    </a>
    . Assistants that speak MCP use the same key at <code>{`${usePageOrigin()}/mcp`}</code>.
  </>
)

export const ConnectionsFrame = ({ children }: { children: ReactNode }) => (
  <AccountSubPage account={paths.account.href()} title="Keys and webhooks" lead={<Lead />}>
    {children}
  </AccountSubPage>
)

export const ConnectionsPage = ({ user }: { user: User }) => (
  <ConnectionsFrame>
    <Keys isClosed={user.isImpersonated} />
    <Webhooks user={user} />
  </ConnectionsFrame>
)
