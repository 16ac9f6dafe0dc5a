import type { BrowserContext } from 'playwright-core'
import { closeWithin } from '../wait.ts'
import type { StartedBrowser } from './started-browser.ts'

/** Started when first needed, replaced after a crash and after a number of pages. */
export type BrowserHouse = {
  /** A fresh context, closed after the work. Throws what the work, or playwright, throws. */
  withContext<T>(work: (context: BrowserContext) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type HouseOptions = { start: () => Promise<StartedBrowser>; userAgent: string; pages?: number }

type Tenancy = { started: Promise<StartedBrowser>; lent: number; open: number }

const PAGES = 50
const CLOSE_MS = 5_000
/** An idle browser takes 150 MB. */
const IDLE_MS = 60_000

export function createBrowserHouse({ start, userAgent, pages = PAGES }: HouseOptions): BrowserHouse {
  const all = new Set<Tenancy>()
  let current: Tenancy | null = null
  let idle: NodeJS.Timeout | undefined

  function enter(): Tenancy {
    clearTimeout(idle)
    const tenancy = current ?? { started: start(), lent: 0, open: 0 }
    all.add(tenancy)
    tenancy.lent += 1
    tenancy.open += 1
    current = tenancy.lent < pages ? tenancy : null
    return tenancy
  }

  async function leave(tenancy: Tenancy): Promise<void> {
    const isAlive = await tenancy.started.then(
      ({ browser }) => browser.isConnected(),
      () => false,
    )
    if (!isAlive && tenancy === current) current = null
    tenancy.open -= 1
    if (tenancy.open > 0) return
    if (tenancy !== current) return end(tenancy)
    idle = setTimeout(() => void end(tenancy), IDLE_MS).unref()
  }

  async function end(tenancy: Tenancy): Promise<void> {
    if (tenancy === current) current = null
    all.delete(tenancy)
    await tenancy.started.then(
      (browser) => browser.close(),
      () => {},
    )
  }

  return {
    async withContext(work) {
      const tenancy = enter()
      try {
        const { browser, kill } = await tenancy.started
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
        await leave(tenancy)
      }
    },
    async close() {
      clearTimeout(idle)
      await Promise.all([...all].map(end))
    },
  }
}
