import { attempt } from './attempt.ts'

/** What the keys of a person's unsent notes and statuses in the browser begin with; the job's id follows. */
export const notePrefix = (userId: number) => `lilypad-note-${userId}-`
export const statusPrefix = (userId: number) => `lilypad-status-${userId}-`

/** Deletes what a person's account left in this browser to be sent. */
export const forgetLeft = (userId: number, storage: () => Storage = () => localStorage): void => {
  const prefixes = [notePrefix(userId), statusPrefix(userId)]
  attempt(() => {
    const keys = Object.keys(storage()).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
    for (const key of keys) storage().removeItem(key)
  })
}
