import { webhookMessage } from '@lilypad/contracts'
import { WEBHOOK_TIMEOUT_MS } from '@lilypad/domain'
import { toSchema } from './json-schema.ts'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** What a webhook is sent, as OpenAPI tells it. */
export const messageWebhooks = {
  'search.jobs_added': {
    post: {
      operationId: 'jobsAdded',
      tags: ['for other programs'],
      summary: 'New jobs of a saved search, sent to a webhook.',
      description: `Signed by the rules of Standard Webhooks (standardwebhooks.com) with the secret of the webhook. What is not answered 2xx within ${WEBHOOK_TIMEOUT_MS / 1_000} seconds is sent again, for a day; 410 ends the webhook. A test is a \`search.test\` without jobs.`,
      parameters: [
        header('webhook-id', 'The same at every try: by it a receiver knows what it has already.'),
        header('webhook-timestamp', 'When it was sent, in seconds since 1970.'),
        header('webhook-signature', '`v1,` and the Base64 of an HMAC-SHA-256 of `id.timestamp.body`.'),
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toSchema(webhookMessage, 'output') } },
      },
      responses: {
        '2XX': { description: 'The receiver has it.' },
        410: { description: 'Stop sending; the webhook ends.' },
        default: { description: 'It is sent again.' },
      },
    },
  },
}
