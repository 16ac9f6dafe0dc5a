/** First come, first served. */
export type Semaphore = {
  take(signal: AbortSignal): Promise<void>
  give(): void
  isEmpty(): boolean
}

export function createSemaphore(count: number): Semaphore {
  let free = count
  const waiting: (() => void)[] = []
  return {
    async take(signal) {
      signal.throwIfAborted()
      if (free > 0) free -= 1
      else await queueUp(waiting, signal)
    },
    give() {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    },
    isEmpty: () => free === count,
  }
}

function queueUp(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1)
      reject(signal.reason)
    }
    waiting.push(enter)
    signal.addEventListener('abort', leave, { once: true })
  })
}
