import type { BrowserContext } from 'playwright-core'
import { closeWithin } from '../deadlines.ts'
import type { StartedBrowser } from './started-browser.ts'

/** Started when first needed, replaced after a crash and after a number of pages. */
export type BrowserPool = {
  /** A fresh context, closed after the work. Throws what the work, or playwright, throws. */
  withContext<T>(work: (context: BrowserContext) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type PoolOptions = { start: () => Promise<StartedBrowser>; userAgent: string; pages?: number }

type PooledBrowser = { started: Promise<StartedBrowser>; lent: number; open: number }

const PAGES = 50
const CLOSE_MS = 5_000
/** An idle browser takes 150 MB. */
const IDLE_MS = 60_000

export function createBrowserPool({ start, userAgent, pages = PAGES }: PoolOptions): BrowserPool {
  const all = new Set<PooledBrowser>()
  let current: PooledBrowser | null = null
  let idle: NodeJS.Timeout | undefined

  function enter(): PooledBrowser {
    clearTimeout(idle)
    const pooled = current ?? { started: start(), lent: 0, open: 0 }
    all.add(pooled)
    pooled.lent += 1
    pooled.open += 1
    current = pooled.lent < pages ? pooled : null
    return pooled
  }

  async function leave(pooled: PooledBrowser): Promise<void> {
    const isAlive = await pooled.started.then(
      ({ browser }) => browser.isConnected(),
      () => false,
    )
    if (!isAlive && pooled === current) current = null
    pooled.open -= 1
    if (pooled.open > 0) return
    if (pooled !== current) return end(pooled)
    idle = setTimeout(() => void end(pooled), IDLE_MS).unref()
  }

  async function end(pooled: PooledBrowser): Promise<void> {
    if (pooled === current) current = null
    all.delete(pooled)
    await pooled.started.then(
      (browser) => browser.close(),
      () => {},
    )
  }

  return {
    async withContext(work) {
      const pooled = enter()
      try {
        const { browser, kill } = await pooled.started
        const context = await browser.newContext({
          userAgent,
          serviceWorkers: 'block',
          acceptDownloads: false,
        })
        try {
          return await work(context)
        } finally {
          await closeWithin(context.close(), CLOSE_MS, kill)
        }
      } finally {
        await leave(pooled)
      }
    },
    async close() {
      clearTimeout(idle)
      await Promise.all([...all].map(end))
    },
  }
}
