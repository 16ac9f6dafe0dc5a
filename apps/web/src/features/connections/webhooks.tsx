import type { SavedSearch, User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { MAX_WEBHOOK_URL_LENGTH, searchName } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { isNotFound, toMessage } from '@/api/failure-messages.ts'
import { useCreateWebhook, type Webhook, webhooksQuery } from '@/api/programs/programs.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { searchesQuery } from '@/api/searches/searches.ts'
import { Button } from '@/ui/button.tsx'
import { Form, TextField } from '@/ui/fields/field.tsx'
import { SelectField } from '@/ui/fields/select.tsx'
import { SkeletonBoxes } from '@/ui/lists/skeleton-boxes.tsx'
import { useFocusNext } from '@/ui/lists/use-focus-next.ts'
import { CredentialCards, LINK, MadeOnce } from './credential-cards.tsx'
import { WebhookRow } from './webhook-row.tsx'

function WebhookList({ webhooks, isClosed }: { webhooks: readonly Webhook[]; isClosed: boolean }) {
  const first = useFocusNext(webhooks.length)
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

type Searches = readonly [SavedSearch, ...SavedSearch[]]

function WebhookForm({ searches, onMade }: { searches: Searches; onMade: (secret: string) => void }) {
  const [searchId, setSearchId] = useState(String(searches[0].id))
  const [url, setUrl] = useState('')
  const [isSent, setSent] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useCreateWebhook()
  const isAddressed = url.trim() !== ''
  const send = () => {
    setSent(true)
    if (!isAddressed) return field.current?.focus()
    if (isPending) return
    mutate(
      { search_id: Number(searchId), url },
      { onSuccess: ({ secret }) => onMade(secret), onError: () => field.current?.focus() },
    )
  }
  const refusal = error && toMessage(error)
  const isOfSearch = isNotFound(error)
  return (
    <Form onSubmit={send} className="grid gap-3">
      <SelectField
        label="Saved search"
        error={isOfSearch ? refusal : null}
        value={searchId}
        onChange={(value) => setSearchId(value ?? searchId)}
        placeholder={null}
        options={searches.map((search) => ({ id: String(search.id), itemName: searchName(search) }))}
      />
      <TextField
        label="Address"
        error={isSent && !isAddressed ? 'An address is required.' : isOfSearch ? null : refusal}
        ref={field}
        type="url"
        maxLength={MAX_WEBHOOK_URL_LENGTH}
        value={url}
        onChange={setUrl}
      />
      <div className="flex justify-end">
        <Button type="submit" look="primary" aria-busy={isPending || undefined}>
          Create webhook
        </Button>
      </div>
    </Form>
  )
}

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
  return (
    <QueryFallback query={saved} waiting={<SkeletonBoxes label="Loading your searches" className="h-11" />} />
  )
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
  <CredentialCards
    noun="webhook"
    lead="A webhook notifies an address of yours within a minute of a new job in a saved search. Deleting the search deletes its webhooks."
    query={useQuery(webhooksQuery)}
    list={(webhooks) => <WebhookList webhooks={webhooks} isClosed={isClosed} />}
    isClosed={isClosed}
    formLead={MESSAGES}
    form={<FormOrWay isFree={isFree} />}
  />
)
