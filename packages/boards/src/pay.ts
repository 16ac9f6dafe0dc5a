import type { FoundPay } from '@lilypad/domain'

type Range = { min: number | null; max: number | null }

/** Several ranges of one kind as the single range that spans them; null without any amount. */
export function readPay(
  ranges: readonly Range[],
  { interval, currency, text = null }: Pick<FoundPay, 'interval' | 'currency'> & { text?: string | null },
): FoundPay | null {
  const mins = ranges.flatMap(({ min, max }) => (isSwapped(min, max) ? max : min) ?? [])
  const maxs = ranges.flatMap(({ min, max }) => (isSwapped(min, max) ? min : max) ?? [])
  if (mins.length + maxs.length === 0 && !text) return null
  return {
    text,
    min: mins.length > 0 ? Math.min(...mins) : null,
    max: maxs.length > 0 ? Math.max(...maxs) : null,
    interval,
    currency,
  }
}

function isSwapped(min: number | null, max: number | null): boolean {
  return min !== null && max !== null && min > max
}
