import { createContext, use, useState } from 'react'

/** The id of the request that an error message is about, or null. */
export const RequestBehind = createContext<(message: string) => string | null>(() => null)

/** Names the request that failed unexpectedly, so that people who write to us can quote it. */
export function RequestReference({ message }: { message: string }) {
  const requestBehind = use(RequestBehind)
  const [id] = useState(() => requestBehind(message))
  if (id === null) return null
  return (
    <p className="mt-2 break-all text-ink-soft text-sm">
      Request id: <span className="select-all font-mono">{id}</span>
    </p>
  )
}
