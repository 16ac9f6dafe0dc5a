import { plural } from '@lilypad/ui'
import type { Ref } from 'react'
import { toMessage } from '@/api/failure-messages.ts'
import {
  type Delivery,
  useDeleteWebhook,
  useTestWebhook,
  useTurnOnWebhook,
  type Webhook,
} from '@/api/programs/programs.ts'
import { Button } from '@/ui/button.tsx'
import { AskingButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { TimeAgo } from '@/ui/text/time-ago.tsx'

function toWords({ outcome, tries, status, error, is_test: isTest }: Delivery): string {
  const after = isTest ? '' : ` after ${plural(tries, 'try', 'tries')}`
  switch (outcome) {
    case 'sent':
      return `delivered${tries > 1 ? after : ''}, ${status}`
    case 'given_up':
      return error === null
        ? 'not sent: you can no longer see any of these jobs'
        : `not delivered${after}. ${error}`
    case 'waiting':
      if (tries === 0) return 'waiting'
      return error === null ? 'being sent' : `waiting for another try${after}. ${error}`
  }
}

/** What became of a delivery: 'delivered, 204', or why not and whether it is sent again. */
export const deliveryWords = (delivery: Delivery): string =>
  delivery.is_test ? `test ${toWords(delivery)}` : toWords(delivery)

const Delivered = ({ delivery }: { delivery: Delivery }) => (
  <li>
    <details>
      <summary className="min-h-7 content-center pl-4 -indent-4 touch:min-h-11">
        <TimeAgo at={delivery.created_at} />:{' '}
        <span className={delivery.error ? 'text-danger' : ''}>{deliveryWords(delivery)}</span>
      </summary>
      <div className="wrap-anywhere mb-2 rounded-sm bg-wash p-3">
        <code>webhook-id: {delivery.message_id}</code>
        {delivery.answer && (
          <p className="mt-1">
            It answered: <code>{delivery.answer}</code>
          </p>
        )}
      </div>
    </details>
  </li>
)

const Deliveries = ({ deliveries }: Pick<Webhook, 'deliveries'>) =>
  deliveries.length === 0 ? (
    <p className="mt-1 text-ink-soft text-sm">Nothing sent yet.</p>
  ) : (
    <ul className="mt-1 text-ink-soft text-sm" aria-live="polite" aria-label="Last deliveries">
      {deliveries.map((delivery) => (
        <Delivered key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  )

const WHY_ENDED = {
  gone: 'its address answered 410, so we stopped sending to it.',
  failing: 'its address accepted nothing for at least five days, so we stopped sending to it.',
  access_ended: 'it was switched off with all access to your account.',
}

type WebhookRowProps = {
  webhook: Webhook
  isClosed: boolean
  /** Set for the row that gets the focus when another one goes. */
  deleteRef?: Ref<HTMLButtonElement> | undefined
}

export function WebhookRow({ webhook, isClosed, deleteRef }: WebhookRowProps) {
  const test = useTestWebhook()
  const turnOn = useTurnOnWebhook()
  const remove = useDeleteWebhook()
  const { alert } = useDialogs()
  const { id, search_name: name, url, created_at: madeAt, ended_at: endedAt, deliveries } = webhook
  const isTested = deliveries.some((one) => one.is_test && one.outcome === 'waiting')
  const onError = (error: Error) => void alert(toMessage(error))
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="wrap-anywhere min-w-0 flex-1 basis-60 text-sm">
          <p className="font-semibold text-base">{name}</p>
          <p className="text-ink-soft">
            <code>{url}</code> · made <TimeAgo at={madeAt} />
          </p>
          {endedAt && (
            <p className="text-danger">
              Ended <TimeAgo at={endedAt} />: {WHY_ENDED[webhook.end_reason ?? 'gone']}
            </p>
          )}
        </div>
        <div className="flex shrink-0 gap-2">
          {endedAt ? (
            <Button
              size="small"
              aria-label={`Turn on the webhook of ${name} at ${url}`}
              disabled={isClosed}
              pending={turnOn.isPending && 'Working...'}
              onClick={() => turnOn.mutate({ id }, { onError })}
            >
              Turn on
            </Button>
          ) : (
            <Button
              size="small"
              aria-label={`Test the webhook of ${name} at ${url}`}
              disabled={isClosed}
              pending={(test.isPending || isTested) && 'Testing…'}
              onClick={() => test.mutate({ id }, { onError })}
            >
              Test
            </Button>
          )}
          <AskingButton
            ref={deleteRef}
            size="small"
            look="danger"
            aria-label={`Delete the webhook of ${name} at ${url}`}
            disabled={isClosed || remove.isPending}
            question="Delete this webhook? Its secret cannot be restored."
            action="Delete webhook"
            onSure={() => remove.mutate({ id }, { onError })}
          >
            Delete
          </AskingButton>
        </div>
      </div>
      <Deliveries deliveries={deliveries} />
    </li>
  )
}
