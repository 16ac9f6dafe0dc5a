import type { NewsletterChange } from '@lilypad/db'

const KIT_ORIGIN = 'https://api.kit.com'
const PATIENCE_MS = 20_000

/** `later`: the key is refused, the limit is reached, or the provider is down. */
export type KitAnswer = 'done' | 'refused' | 'later'

export type Kit = { tell(change: NewsletterChange): Promise<KitAnswer> }

function toAnswer(status: number): KitAnswer {
  if (status >= 200 && status < 300) return 'done'
  return status === 401 || status === 403 || status === 429 || status >= 500 ? 'later' : 'refused'
}

/** A list is a tag, being on it is a subscriber with the tag. Source: https://developers.kit.com/api-reference */
export function createKit({ apiKey, origin }: { apiKey: string; origin?: string | undefined }): Kit {
  const send = async (method: 'POST' | 'DELETE', path: string, body: object): Promise<number> => {
    const response = await fetch(new URL(path, origin ?? KIT_ORIGIN), {
      method,
      headers: { 'x-kit-api-key': apiKey, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.body?.cancel()
    return response.status
  }

  /** Only a known subscriber can get a tag. */
  const subscribe = async (email: string, tag: string): Promise<KitAnswer> => {
    const known = toAnswer(await send('POST', '/v4/subscribers', { email_address: email, state: 'active' }))
    return known === 'done' ? toAnswer(await send('POST', tag, { email_address: email })) : known
  }

  const unsubscribe = async (email: string, tag: string): Promise<KitAnswer> => {
    const status = await send('DELETE', tag, { email_address: email })
    // No subscriber with this address has the tag.
    return status === 404 ? 'done' : toAnswer(status)
  }

  return {
    async tell({ email, listId, status }) {
      const tag = `/v4/tags/${listId}/subscribers`
      const told = status === 'subscribed' ? subscribe(email, tag) : unsubscribe(email, tag)
      return told.catch(() => 'later' as const)
    },
  }
}
