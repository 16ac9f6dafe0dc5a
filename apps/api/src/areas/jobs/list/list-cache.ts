/** Minimum age: a change is visible immediately if the list is older than this, else after this delay. */
const MIN_AGE_MS = 1_000
/** What takes long to compute gets as many times older. */
const RESTS = 10

type Slot = { version: number; until: number; value: Promise<unknown> }

/**
 * Caches values computed from the listed jobs until the list changes. While boards are scraped it changes constantly:
 * values are then recomputed at most once a second, the slow ones less often, and only on request. Unless every change
 * is certain to be announced (`isTrusted`), nothing is cached for more than a second.
 */
export function createListCache(isTrusted: () => boolean) {
  const slots = new Map<string, Slot>()
  let version = 0

  const isGood = (slot: Slot) => (slot.version === version && isTrusted()) || performance.now() < slot.until

  return {
    /** The value of a key; `make` computes a missing or outdated one, and concurrent callers share it. */
    get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const known = slots.get(key)
      if (known && isGood(known)) return known.value as Promise<T>
      const value = make()
      const since = performance.now()
      const slot = { version, until: since + MIN_AGE_MS, value }
      slots.set(key, slot)
      const rest = () => {
        const took = performance.now() - since
        slot.until = Math.max(slot.until, since + took + took * RESTS)
      }
      value.then(rest, () => slots.get(key) === slot && slots.delete(key))
      return value
    },
    changed() {
      version += 1
    },
    /** Drops everything immediately, for a caller that has just changed the list and reads it next. */
    forget() {
      version += 1
      slots.clear()
    },
  }
}
