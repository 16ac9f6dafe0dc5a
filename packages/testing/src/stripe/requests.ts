import type { SeenRequest } from '../local-server.ts'

/** A request as Stripe's API receives it. */
export type StripeRequest = {
  method: string
  path: string
  key: string | null
  version: string | null
  idempotencyKey: string | null
  contentType: string | null
  /** The form, decoded: `flow_data[type]` and the like are names. */
  form: Record<string, string>
}

const textOf = (header: string | string[] | undefined): string | null =>
  header === undefined ? null : String(header)

export const readStripeRequest = ({ method, path, headers, body }: SeenRequest): StripeRequest => ({
  method,
  path,
  key: /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? null,
  version: textOf(headers['stripe-version']),
  idempotencyKey: textOf(headers['idempotency-key']),
  contentType: textOf(headers['content-type']),
  form: Object.fromEntries(new URLSearchParams(body)),
})

/** What Stripe's documentation requires of every request and this one lacks, a sentence each. */
export function faultsOf(request: StripeRequest): string[] {
  const isPost = request.method === 'POST'
  const rules: [boolean, string][] = [
    [
      /^\d{4}-\d{2}-\d{2}(\.\w+)?$/.test(request.version ?? ''),
      'Stripe-Version must name a version of the API.',
    ],
    [
      !isPost || (request.contentType ?? '').startsWith('application/x-www-form-urlencoded'),
      'The body of a POST must be form-encoded.',
    ],
    [
      !isPost || (request.idempotencyKey ?? '') !== '',
      'A POST that may be repeated needs an Idempotency-Key.',
    ],
    [
      request.method !== 'DELETE' || request.idempotencyKey === null,
      'An Idempotency-Key has no effect on a DELETE and should not be sent.',
    ],
    [(request.idempotencyKey ?? '').length <= 255, 'An Idempotency-Key has at most 255 characters.'],
    [request.path.startsWith('/v1/'), 'Paths begin with /v1/.'],
  ]
  return rules.flatMap(([holds, sentence]) =>
    holds ? [] : [`${request.method} ${request.path}: ${sentence}`],
  )
}
