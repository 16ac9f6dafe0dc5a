import type { TrackedJob } from '@lilypad/contracts'
import { createUnsent } from '../unsent-changes.ts'

export type UnsentStatus = { status: number; at: string }

function read(stored: unknown): UnsentStatus | null {
  const { status, at } = (stored ?? {}) as Partial<UnsentStatus>
  return typeof status === 'number' && typeof at === 'string' ? { status, at } : null
}

export const unsentStatuses = createUnsent<UnsentStatus>('status', read)

export function findFirstUnsent(userId: number): (UnsentStatus & { id: number }) | undefined {
  const waiting = unsentStatuses.ids(userId).flatMap((id) => {
    const found = unsentStatuses.find(userId, id)
    return found ? [{ ...found, id }] : []
  })
  return waiting.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))[0]
}

export function asMoved(
  { changes }: Pick<TrackedJob, 'changes'>,
  { status, at }: UnsentStatus,
): Pick<TrackedJob, 'status' | 'changes'> {
  // The server may have it already, with its own time.
  return { status, changes: changes.at(-1)?.status === status ? changes : [...changes, { status, at }] }
}
