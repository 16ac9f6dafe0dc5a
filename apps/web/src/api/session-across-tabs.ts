import { createListeners } from '@/listeners.ts'

const CHANNEL = 'lilypad-session'

let opened: BroadcastChannel | null = null
/** Opened at the first use, and one for the page: a channel does not hear itself. */
function otherTabs() {
  opened ??= new BroadcastChannel(CHANNEL)
  return opened
}

const { tell, subscribe } = createListeners()

export const notifyOtherTabs = (): void => otherTabs().postMessage(null)

/** Tells every tab, this one included, that the session may have ended: a call was refused for lack of one. */
export function reportSessionLoss(): void {
  notifyOtherTabs()
  tell()
}

/** Calls the listener whenever this tab may be wrong about who is logged in. Returns what ends that. */
export function onSessionChange(listener: () => void): () => void {
  const unsubscribe = subscribe(listener)
  otherTabs().addEventListener('message', listener)
  return () => {
    unsubscribe()
    otherTabs().removeEventListener('message', listener)
  }
}
