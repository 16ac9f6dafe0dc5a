import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { type Webhook, webhooksQuery } from '@/api/programs/webhooks.ts'
import { searchesQuery } from '@/api/searches/searches.ts'
import { useFocusWhenFewer } from '@/ui/lists/use-focus-when-fewer.ts'
import { WaitingBoxes } from '@/ui/lists/waiting-boxes.tsx'
import { WebhookForm } from './new-webhook.tsx'
import { LINK, Owned } from './owned.tsx'
import { MadeOnce } from './shown-once.tsx'
import { WebhookRow } from './webhook-row.tsx'

function WebhookList({ webhooks, isClosed }: { webhooks: readonly Webhook[]; isClosed: boolean }) {
  const first = useFocusWhenFewer(webhooks.length)
  return (
    <ul className="divide-y divide-line">
      {webhooks.map((webhook, index) => (
        <WebhookRow
          key={webhook.id}
          webhook={webhook}
          isClosed={isClosed}
          deleteRef={index === 0 ? first : undefined}
        />
      ))}
    </ul>
  )
}

const UPGRADE = (
  <>
    You have no saved search.{' '}
    <Link to={paths.upgrade.href()} className={LINK}>
      Upgrade your plan to save searches
    </Link>
    .
  </>
)
const SAVE_ONE = (
  <>
    You have no saved search yet: filter the jobs and save one on the{' '}
    <Link to={paths.dashboard.href()} className={LINK}>
      dashboard
    </Link>
    .
  </>
)

function FormOrWay({ isFree }: { isFree: boolean }) {
  const saved = useQuery(searchesQuery)
  const [search, ...others] = saved.data?.searches ?? []
  if (search)
    return (
      <MadeOnce
        what="secret"
        form={(onMade) => <WebhookForm searches={[search, ...others]} onMade={onMade} />}
      />
    )
  if (saved.data) return <p className="text-sm">{isFree ? UPGRADE : SAVE_ONE}</p>
  return <NotLoaded query={saved} waiting={<WaitingBoxes label="Loading your searches" className="h-11" />} />
}

const MESSAGES = (
  <>
    Each message is signed, so that the receiver knows that it is ours.{' '}
    <a href="/docs" className={LINK}>
      What a message contains
    </a>
  </>
)

export const Webhooks = ({ user: { isFree, isImpersonated: isClosed } }: { user: User }) => (
  <Owned
    noun="webhook"
    lead="A webhook notifies an address of yours within a minute of a new job in a saved search. Deleting the search deletes its webhooks."
    query={useQuery(webhooksQuery)}
    list={(webhooks) => <WebhookList webhooks={webhooks} isClosed={isClosed} />}
    isClosed={isClosed}
    formLead={MESSAGES}
    form={<FormOrWay isFree={isFree} />}
  />
)
