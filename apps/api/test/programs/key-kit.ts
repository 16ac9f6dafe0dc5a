import { createKey } from '@lilypad/db'
import { SCOPES, type Scope } from '@lilypad/domain'
import type { TestApi } from '../create-test-api.ts'
import { createProgramClient } from './program-client.ts'

/** A key of a person, with every scope unless told otherwise. */
export async function keyOf(
  api: TestApi,
  user: { id: number },
  scopes: readonly Scope[] = SCOPES,
): Promise<string> {
  const made = await createKey(api.db, {
    userId: user.id,
    name: 'test',
    scopes: [...scopes],
    now: new Date(),
  })
  return made?.key ?? ''
}

/** A program that asks with a key. */
export async function programOf(api: TestApi, user: { id: number }, scopes?: readonly Scope[]) {
  const key = await keyOf(api, user, scopes)
  return {
    ...createProgramClient({ origin: api.origin, key }),
    fetch: (path: string, init: RequestInit = {}) =>
      fetch(api.origin + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } }),
    send: (method: string, path: string, body: unknown) =>
      fetch(api.origin + path, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}

/** A refusal, as a program reads it. */
export async function problemOf(response: Response) {
  const { title, status, detail } = (await response.json()) as Record<string, unknown>
  return { type: response.headers.get('content-type'), code: response.status, title, status, detail }
}
