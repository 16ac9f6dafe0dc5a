import type { AlertSchedule } from '@lilypad/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { type PushKey, subscribeToPush, unsubscribeFromPush } from '@/api/searches/push.ts'
import { searchesQuery } from '@/api/searches/searches.ts'

type Save = (alerts: { id: number; schedule: AlertSchedule | null; isPushed: boolean }) => Promise<unknown>

/** Switches the alerts of a search to notifications of this browser, or back; nothing, if the person does not allow them. */
export const switchPush = async (
  client: QueryClient,
  save: Save,
  { id, key }: { id: number; key: PushKey | null },
): Promise<void> => {
  if (key && !(await subscribeToPush(key))) return
  const searches = () => client.getQueryData(searchesQuery.queryKey)?.searches ?? []
  // While the browser asked, the person may have changed the schedule, or deleted the search.
  const search = searches().find((other) => other.id === id)
  if (search) await save({ id, schedule: search.schedule, isPushed: key !== null })
  if (!searches().some(({ isPushed }) => isPushed)) await unsubscribeFromPush()
}
