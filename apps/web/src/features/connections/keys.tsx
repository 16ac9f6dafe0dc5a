import { MAX_KEY_NAME_LENGTH, SCOPE_TEXTS, SCOPES, type Scope } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toMessage } from '@/api/failure-messages.ts'
import { type Key, keysQuery, useCreateKey, useRevokeKey } from '@/api/programs/programs.ts'
import { Button } from '@/ui/button.tsx'
import { AskingButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { Form, TextField } from '@/ui/fields/field.tsx'
import { useFocusNext } from '@/ui/lists/use-focus-next.ts'
import { TimeAgo } from '@/ui/text/time-ago.tsx'
import { CredentialCards, MadeOnce } from './credential-cards.tsx'

const LastUse = ({ at }: { at: string | null }) =>
  at === null ? (
    'never used'
  ) : (
    <>
      last used <TimeAgo at={at} />
    </>
  )

function KeyList({ keys, isClosed }: { keys: readonly Key[]; isClosed: boolean }) {
  const revoke = useRevokeKey()
  const { alert } = useDialogs()
  const first = useFocusNext(keys.length)
  const onError = (error: Error) => void alert(toMessage(error))
  return (
    <ul className="divide-y divide-line">
      {keys.map((key, index) => (
        <li key={key.id} className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
          <div className="wrap-anywhere min-w-0 text-sm">
            <p className="font-semibold text-base">{key.name}</p>
            <p className="text-ink-soft">
              <code>{key.prefix}…</code> · made <TimeAgo at={key.created_at} /> ·{' '}
              <LastUse at={key.last_used_at} />
            </p>
            <ul className="text-ink-soft">
              {key.scopes.map((scope) => (
                <li key={scope}>{SCOPE_TEXTS[scope]}</li>
              ))}
            </ul>
          </div>
          <AskingButton
            ref={index === 0 ? first : undefined}
            size="small"
            look="danger"
            className="shrink-0"
            aria-label={`Revoke ${key.name}`}
            disabled={isClosed || revoke.isPending}
            question={`Revoke “${key.name}”? It stops working at once.`}
            action="Revoke key"
            onSure={() => revoke.mutate({ id: key.id }, { onError })}
          >
            Revoke
          </AskingButton>
        </li>
      ))}
    </ul>
  )
}

function KeyForm({ onMade }: { onMade: (key: string) => void }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>([])
  const [isSent, setSent] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useCreateKey()
  const isNamed = name.trim() !== ''
  const send = () => {
    setSent(true)
    if (!isNamed) return field.current?.focus()
    if (scopes.length === 0 || isPending) return
    mutate(
      { name, scopes: [...scopes] },
      { onSuccess: ({ key }) => onMade(key), onError: () => field.current?.focus() },
    )
  }
  const toggle = (scope: Scope, isOn: boolean) =>
    setScopes(isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope))
  const refusal = error && toMessage(error)
  return (
    <Form onSubmit={send}>
      <TextField
        label="Name"
        error={isSent && !isNamed ? 'A name is required.' : refusal}
        ref={field}
        maxLength={MAX_KEY_NAME_LENGTH}
        value={name}
        onChange={setName}
      />
      <fieldset className="mt-3">
        <legend className="font-semibold text-sm">It may</legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={`${SCOPE_TEXTS[scope]} (${scope})`}
            checked={scopes.includes(scope)}
            onChange={(isOn) => toggle(scope, isOn)}
          />
        ))}
        <p role="alert" className="text-danger text-sm empty:hidden">
          {isSent && scopes.length === 0 ? 'Please choose what the key may do.' : null}
        </p>
      </fieldset>
      <div className="mt-3 flex justify-end">
        <Button type="submit" look="primary" aria-busy={isPending || undefined}>
          Create key
        </Button>
      </div>
    </Form>
  )
}

export const Keys = ({ isClosed }: { isClosed: boolean }) => (
  <CredentialCards
    noun="key"
    lead="A revoked key stops working at once."
    query={useQuery(keysQuery)}
    list={(keys) => <KeyList keys={keys} isClosed={isClosed} />}
    isClosed={isClosed}
    formLead="No key can pay, delete your account or change it."
    form={<MadeOnce what="key" form={(onMade) => <KeyForm onMade={onMade} />} />}
  />
)
