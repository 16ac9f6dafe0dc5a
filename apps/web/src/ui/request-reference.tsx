import { createContext, use, useState } from 'react'

/** Finds the id of the request that some words of an error are about; null where they are about none. */
export const RequestBehind = createContext<(message: string) => string | null>(() => null)

/** Names the request that failed unexpectedly, so that whoever writes to us can tell which it was. */
export const RequestReference = ({ message }: { message: string }) => {
  const requestBehind = use(RequestBehind)
  const [id] = useState(() => requestBehind(message))
  if (id === null) return null
  return (
    <p className="mt-2 break-all text-ink-soft text-sm">
      Request id: <span className="select-all font-mono">{id}</span>
    </p>
  )
}
