import type { SavedSearch } from '@lilypad/contracts'
import { MAX_WEBHOOK_URL_LENGTH, searchName } from '@lilypad/domain'
import { type FormEvent, useRef, useState } from 'react'
import { isNotFound, toMessage } from '@/api/failure-messages.ts'
import { useCreateWebhook } from '@/api/programs/webhooks.ts'
import { Button } from '@/ui/button.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'

type Searches = readonly [SavedSearch, ...SavedSearch[]]

export function WebhookForm({ searches, onMade }: { searches: Searches; onMade: (secret: string) => void }) {
  const [searchId, setSearchId] = useState(String(searches[0].id))
  const [url, setUrl] = useState('')
  const [isSent, setSent] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useCreateWebhook()
  const isAddressed = url.trim() !== ''
  const send = (event: FormEvent) => {
    event.preventDefault()
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
    <form onSubmit={send} noValidate className="grid gap-3">
      <Field label="Saved search" error={isOfSearch ? refusal : null}>
        {(ids) => (
          <Select
            {...ids}
            value={searchId}
            onChange={(value) => setSearchId(value ?? searchId)}
            placeholder={null}
            options={searches.map((search) => ({ id: String(search.id), itemName: searchName(search) }))}
          />
        )}
      </Field>
      <TextField
        label="Address"
        error={isSent && !isAddressed ? 'An address is required.' : isOfSearch ? null : refusal}
        ref={field}
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={MAX_WEBHOOK_URL_LENGTH}
        value={url}
        onChange={setUrl}
      />
      <div className="flex justify-end">
        <Button type="submit" look="primary" aria-busy={isPending || undefined}>
          Create webhook
        </Button>
      </div>
    </form>
  )
}
