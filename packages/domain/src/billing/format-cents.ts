/** Currencies whose smallest unit is the currency itself. Source: Stripe, zero-decimal currencies. */
const WITHOUT_CENTS = 'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' ')

/** `$15.00` of 1500, in the currency's smallest unit. An unknown currency follows the number. */
export function formatCents(amount: number | null, currency: string | null): string | null {
  if (amount === null) return null
  const code = currency ?? 'usd'
  const value = WITHOUT_CENTS.includes(code) ? amount : amount / 100
  return /^[a-z]{3}$/.test(code)
    ? value.toLocaleString('en-US', { style: 'currency', currency: code })
    : `${value} ${code}`
}
