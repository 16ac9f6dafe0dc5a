import { attempt } from './attempt.ts'

/** What the keys of a person's unsent notes and statuses in the browser begin with; the job's id follows. */
export const notePrefix = (userId: number) => `lilypad-note-${userId}-`
export const statusPrefix = (userId: number) => `lilypad-status-${userId}-`

const leftKeys = (userId: number, storage: () => Storage): string[] => {
  const prefixes = [notePrefix(userId), statusPrefix(userId)]
  return Object.keys(storage()).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
}

/** How many notes and statuses of a person are in this browser and not on the server yet. */
export const countLeft = (userId: number, storage: () => Storage = () => localStorage): number =>
  attempt(() => leftKeys(userId, storage).length) ?? 0

/** Deletes what a person's account left in this browser to be sent. */
export const forgetLeft = (userId: number, storage: () => Storage = () => localStorage): void => {
  attempt(() => {
    for (const key of leftKeys(userId, storage)) storage().removeItem(key)
  })
}
