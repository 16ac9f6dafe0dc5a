import type { CallName, Calls, Client, Reply, RequestInputOf } from '@lilypad/contracts'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { callKey } from './call-query.ts'

/** A mutation that makes a call, and asks again for what these calls loaded, whether it went well or not. */
export const callMutation = <N extends CallName>(
  client: Pick<Client<Calls>, NoInfer<N>>,
  name: N,
  reloads: readonly CallName[],
) =>
  mutationOptions({
    mutationFn: (request: RequestInputOf<Calls[N]>): Promise<Reply<Calls[N]>> => client[name](request),
    onSettled: (_reply, _error, _request, _before, context) =>
      Promise.all(reloads.map((one) => context.client.invalidateQueries({ queryKey: callKey(one) }))),
  })

export const useCall = <N extends CallName>(
  client: Pick<Client<Calls>, NoInfer<N>>,
  name: N,
  ...reloads: CallName[]
) => useMutation(callMutation(client, name, reloads))
