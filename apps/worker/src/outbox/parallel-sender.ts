import type { Busy, DueMessage } from '@lilypad/db'
import type { Logger } from 'pino'

const AT_ONCE = 20
const AT_ONCE_AT_A_HOST = 10

type Needs = {
  logger: Logger
  /** Returns whether the message's address took it. */
  sendNow: (id: number, signal: AbortSignal) => Promise<boolean>
  /** Of nobody and for no host that is busy. */
  findDue?: (busy: Busy) => Promise<DueMessage[]>
  /** Of a round: shorter than the time limit of its work, by more than one sending takes. */
  longestMs: number
}

/** What waits has no free person or host yet. */
function createLine() {
  const waiting = new Map<number, DueMessage>()
  const sending = new Set<DueMessage>()
  const countAt = (host: string) => [...sending].filter((other) => other.host === host).length
  const isFree = ({ userId, host }: DueMessage) =>
    [...sending].every((other) => other.userId !== userId) && countAt(host) < AT_ONCE_AT_A_HOST
  return {
    waiting,
    sending,
    busy: (): Busy => {
      const all = [...sending]
      const hosts = all.map(({ host }) => host).filter((host) => countAt(host) >= AT_ONCE_AT_A_HOST)
      return { people: all.map(({ userId }) => userId), hosts }
    },
    takeFree(): DueMessage | null {
      for (const due of waiting.values()) if (isFree(due) && waiting.delete(due.id)) return due
      return null
    },
  }
}

/** A call that comes while nobody waits is kept until the next look. */
function createWakeUp() {
  const state = { isCalled: false, wake: () => {} }
  return {
    call() {
      state.isCalled = true
      state.wake()
    },
    isCalled: () => state.isCalled,
    /** Forgets earlier calls. */
    next() {
      state.isCalled = false
      return new Promise<void>((resolve) => {
        state.wake = resolve
      })
    },
  }
}

/**
 * To addresses of strangers, many at once but one at a time for a person, and at most half of them to one host: slow
 * addresses keep no others waiting. In a process only the first work sends; another one leaves it what it knows to be
 * due, makes it look for more, and ends at once. Returns the ids of what was taken.
 */
export function createParallelSender({ logger, sendNow, findDue, longestMs }: Needs) {
  const { waiting, sending, busy, takeFree } = createLine()
  const wakeUp = createWakeUp()
  let isRunning = false

  const takeNext = async (end: AbortSignal): Promise<DueMessage | null> => {
    if (end.aborted || sending.size >= AT_ONCE) return null
    const known = takeFree()
    if (known || !findDue) return known
    for (const due of await findDue(busy())) waiting.set(due.id, due)
    return takeFree()
  }

  const begin = async (due: DueMessage, { signal, sent }: { signal: AbortSignal; sent: Set<number> }) => {
    sending.add(due)
    try {
      if (await sendNow(due.id, signal)) sent.add(due.id)
    } catch (err) {
      logger.warn({ outboxId: due.id, err }, 'A message could not be handled.')
    }
    sending.delete(due)
    // Its person has a place again, which a look that has begun does not know.
    wakeUp.call()
  }

  const sendUntilDone = async (signal: AbortSignal): Promise<Set<number>> => {
    const end = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
    const sent = new Set<number>()
    isRunning = true
    try {
      for (;;) {
        const woken = wakeUp.next()
        for (let next = await takeNext(end); next; next = await takeNext(end))
          void begin(next, { signal, sent })
        if (sending.size > 0) await woken
        else if (!wakeUp.isCalled() || end.aborted) return sent
      }
    } finally {
      isRunning = false
      waiting.clear()
    }
  }

  return async (signal: AbortSignal, due: readonly DueMessage[] = []): Promise<ReadonlySet<number>> => {
    for (const one of due) waiting.set(one.id, one)
    wakeUp.call()
    return isRunning ? new Set() : sendUntilDone(signal)
  }
}
