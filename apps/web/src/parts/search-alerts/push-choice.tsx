import type { AlertSchedule, SavedSearch } from '@lilypad/contracts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { unlessOffline } from '@/api/failure-messages.ts'
import {
  type PushKey,
  pushObstacle,
  pushQuery,
  subscribeToPush,
  unsubscribeFromPush,
} from '@/api/searches/push.ts'
import { searchesQuery, useSaveSchedule } from '@/api/searches/searches.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Switch } from '@/ui/fields/switch.tsx'

type Save = (alerts: { id: number; schedule: AlertSchedule | null; isPushed: boolean }) => Promise<unknown>

/** Switches the alerts of a search to notifications of this browser, or back; nothing, if the person does not allow them. */
export async function switchPush(
  client: QueryClient,
  save: Save,
  { id, key }: { id: number; key: PushKey | null },
): Promise<void> {
  if (key && !(await subscribeToPush(key))) return
  const searches = () => client.getQueryData(searchesQuery.queryKey)?.searches ?? []
  // While the browser asked, the person may have changed the schedule, or deleted the search.
  const search = searches().find((other) => other.id === id)
  if (search) await save({ id, schedule: search.schedule, isPushed: key !== null })
  if (!searches().some(({ isPushed }) => isPushed)) await unsubscribeFromPush()
}

const OBSTACLES = {
  unsupported:
    'This browser can’t show notifications. On an iPhone or iPad, add Lilypad to the Home Screen first.',
  denied: 'Your browser blocks notifications of this site. Allow them in its settings.',
}

function useSwitchPush({ id }: SavedSearch) {
  const client = useQueryClient()
  const { mutateAsync: save } = useSaveSchedule()
  return useMutation({
    mutationFn: (key: PushKey | null) => switchPush(client, save, { id, key }),
    onSettled: () => client.invalidateQueries({ queryKey: pushQuery.queryKey }),
  })
}

/** Alerts of a search as notifications of this browser. The person is asked only once they switch it on. */
function PushChoice({ search, disabled }: { search: SavedSearch; disabled: boolean }) {
  const { data } = useQuery(pushQuery)
  const change = useSwitchPush(search)
  const { alert } = useDialogs()
  if (!data || data.publicKey === null) return null
  const { publicKey, isSubscribed } = data
  const obstacle = pushObstacle()
  const onError = () => void alert(unlessOffline('An error occurred!'))
  const isOn = obstacle === null && isSubscribed && search.isPushed
  return (
    <div className="grid justify-items-start gap-1">
      <Switch
        label="On this device, not by e-mail"
        checked={change.isPending ? change.variables !== null : isOn}
        disabled={disabled || change.isPending || obstacle !== null}
        onChange={(on) => change.mutate(on ? { publicKey, isSubscribed } : null, { onError })}
      />
      {obstacle && <p className="text-ink-soft text-sm">{OBSTACLES[obstacle]}</p>}
    </div>
  )
}

export default PushChoice
