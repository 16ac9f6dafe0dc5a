import type { CallName, Calls, Client, Reply, RequestInputOf } from '@lilypad/contracts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Takes from a reply what is kept. */
      read?: (reply: never) => unknown
    }
  }
}

/** The key of a call in the query cache; without a request, it matches every request of this call. */
export const callKey = <N extends CallName>(name: N, ...request: [RequestInputOf<Calls[N]>?]) =>
  [name, ...request] as const

/** @param read takes from the reply what is kept */
export const callQuery = <N extends CallName, T = Reply<Calls[N]>>(
  client: Pick<Client<Calls>, NoInfer<N>>,
  name: N,
  request: RequestInputOf<Calls[N]>,
  read: (reply: Reply<Calls[N]>) => T = (reply) => reply as T,
) => ({
  queryKey: callKey(name, request),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<T> =>
    read(await client[name](request, { signal })),
  meta: { read },
})
