import { MAX_KEY_NAME_LENGTH, SCOPE_TEXTS, SCOPES, type Scope } from '@lilypad/domain'
import { type FormEvent, useRef, useState } from 'react'
import { toMessage } from '@/api/failure-messages.ts'
import { useCreateKey } from '@/api/programs/keys.ts'
import { Button } from '@/ui/button.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'

export function KeyForm({ onMade }: { onMade: (key: string) => void }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>([])
  const [isSent, setSent] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useCreateKey()
  const isNamed = name.trim() !== ''
  const send = (event: FormEvent) => {
    event.preventDefault()
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
    <form onSubmit={send} noValidate>
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
    </form>
  )
}
