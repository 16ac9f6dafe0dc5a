import type { QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query'
import { userQuery } from '@/api/accounts/session.ts'

/** What a screen needs before it can be drawn whole. */
export type First = {
  /** The keys of its queries, which name the calls and their requests. */
  keys: (address: string, userId: number | null) => readonly QueryKey[]
  /** Puts replies, in wire form and in the order of the keys, into the query cache. */
  seed: (client: QueryClient, address: string, replies: readonly unknown[]) => void
  /** Loads code that is otherwise loaded when it is drawn. */
  code?: () => Promise<unknown>
}

function toLastPart(address: string): string {
  const last = address.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** @param queries those of `callQuery`, by what the address ends with and who is logged in */
export const beginWith = (
  queries: (
    last: string,
    userId: number | null,
  ) => readonly { queryKey: QueryKey; meta?: QueryMeta | undefined }[],
  code?: First['code'],
): First => ({
  keys: (address, userId) => queries(toLastPart(address), userId).map(({ queryKey }) => queryKey),
  seed(client, address, replies) {
    const userId = client.getQueryData(userQuery.queryKey)?.id ?? null
    for (const [index, { queryKey, meta }] of queries(toLastPart(address), userId).entries()) {
      if (index >= replies.length) return
      try {
        client.setQueryData(queryKey, meta?.read?.(replies[index] as never))
      } catch {
        // The screen asks for what cannot be read, and says what is wrong.
      }
    }
  },
  ...(code && { code }),
})
