import { SCOPE_TEXTS } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { toMessage } from '@/api/failure-messages.ts'
import { type Key, keysQuery, useRevokeKey } from '@/api/programs/keys.ts'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { useFocusWhenFewer } from '@/ui/lists/use-focus-when-fewer.ts'
import { TimeAgo } from '@/ui/text/time-ago.tsx'
import { KeyForm } from './new-key.tsx'
import { Owned } from './owned.tsx'
import { MadeOnce } from './shown-once.tsx'

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
  const first = useFocusWhenFewer(keys.length)
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

export const Keys = ({ isClosed }: { isClosed: boolean }) => (
  <Owned
    noun="key"
    lead="A revoked key stops working at once."
    query={useQuery(keysQuery)}
    list={(keys) => <KeyList keys={keys} isClosed={isClosed} />}
    isClosed={isClosed}
    formLead="No key can pay, delete your account or change it."
    form={<MadeOnce what="key" form={(onMade) => <KeyForm onMade={onMade} />} />}
  />
)
