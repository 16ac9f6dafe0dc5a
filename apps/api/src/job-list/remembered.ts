/** A change of the list is seen at once if the list is older than this, and this much later otherwise. */
const LEAST_AGE_MS = 1_000

type Slot = { version: number; since: number; value: Promise<unknown> }

/**
 * What is worked out from the listed jobs, kept until the list changes. While boards are scraped the list
 * changes all the time: it is then made anew at most once a second, and only when somebody asks.
 *
 * @param isTrusted whether every change is sure to be told; while it is not, nothing is kept for longer than a second
 */
export const createRemembered = (isTrusted: () => boolean) => {
  const slots = new Map<string, Slot>()
  let version = 0

  const isGood = (slot: Slot) =>
    (slot.version === version && isTrusted()) || performance.now() - slot.since < LEAST_AGE_MS

  return {
    /** The value of a key, made by `make` when there is none that holds; those who ask meanwhile share it. */
    get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const known = slots.get(key)
      if (known && isGood(known)) return known.value as Promise<T>
      const value = make()
      const slot = { version, since: performance.now(), value }
      slots.set(key, slot)
      value.catch(() => slots.get(key) === slot && slots.delete(key))
      return value
    },
    /** The list has changed. */
    changed() {
      version += 1
    },
    /** Forgets everything at once: for who changed the list just now and will look. */
    forget() {
      version += 1
      slots.clear()
    },
  }
}
