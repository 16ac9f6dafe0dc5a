/** The tab that a key leads to, of `count` tabs in a ring; null when the key means nothing here. */
export const neighbour = (key: string, current: number, count: number): number | null => {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
