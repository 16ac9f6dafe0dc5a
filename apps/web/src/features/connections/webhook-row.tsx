import type { Ref } from 'react'
import { messageOf } from '@/api/failure-messages.ts'
import { useDeleteWebhook, useTestWebhook, type Webhook } from '@/api/programs/webhooks.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { TimeAgo } from '@/ui/text/time-ago.tsx'
import { deliveryWords, testWords } from './webhook-words.ts'

/** What came back for a test, with the beginning of the answer. */
const TestResult = ({ test: { data, error } }: { test: ReturnType<typeof useTestWebhook> }) => (
  <div role="status" className="mt-2 text-sm">
    {data && <p className={data.error ? 'text-danger' : ''}>{testWords(data)}</p>}
    {data?.answer && <code className="wrap-anywhere mt-1 block rounded-sm bg-wash p-2">{data.answer}</code>}
    {error && <p className="text-danger">{messageOf(error)}</p>}
  </div>
)

const Deliveries = ({ deliveries }: Pick<Webhook, 'deliveries'>) =>
  deliveries.length === 0 ? (
    <p className="text-ink-soft">Nothing sent yet.</p>
  ) : (
    <ul className="text-ink-soft">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <TimeAgo at={delivery.created_at} />: {deliveryWords(delivery)}
        </li>
      ))}
    </ul>
  )

type WebhookRowProps = {
  webhook: Webhook
  isClosed: boolean
  /** Set for the row that gets the focus when another one goes. */
  deleteRef?: Ref<HTMLButtonElement> | undefined
}

/** A webhook with its last deliveries, and what one can do with it. */
export const WebhookRow = ({ webhook, isClosed, deleteRef }: WebhookRowProps) => {
  const test = useTestWebhook()
  const remove = useDeleteWebhook()
  const { alert } = useDialogs()
  const { id, search_name: name, url, created_at: madeAt, ended_at: endedAt, deliveries } = webhook
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="wrap-anywhere min-w-0 flex-1 basis-60 text-sm">
          <p className="font-semibold text-base">{name}</p>
          <p className="text-ink-soft">
            <code>{url}</code> · made <TimeAgo at={madeAt} />
          </p>
          {endedAt && (
            <p className="text-danger">
              Ended <TimeAgo at={endedAt} />: its address answered 410, so it is told nothing any more.
            </p>
          )}
          <Deliveries deliveries={deliveries} />
        </div>
        <div className="flex shrink-0 gap-2">
          <Button
            size="small"
            aria-label={`Test the webhook of ${name}`}
            disabled={isClosed}
            pending={test.isPending && 'Testing…'}
            onClick={() => test.mutate(id)}
          >
            Test
          </Button>
          <Button
            ref={deleteRef}
            size="small"
            look="danger"
            aria-label={`Delete the webhook of ${name}`}
            disabled={isClosed || remove.isPending}
            onClick={() => remove.mutate(id, { onError: (error) => void alert(messageOf(error)) })}
          >
            Delete
          </Button>
        </div>
      </div>
      <TestResult test={test} />
    </li>
  )
}
