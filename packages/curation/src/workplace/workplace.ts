import type { Workplace } from '@lilypad/domain'

const REMOTE =
  /\b(?:remote(?:ly)?|remoto|remota|télétravail|distributed|home[ -]?based|home[ -]?office|work(?:ing)?[ -](?:from|at)[ -](?:home|anywhere)|wfh|anywhere(?! in the office)|telecommut(?:e|ing)|telework(?:ing)?|virtual)\b/i
const NOT_REMOTE = /\b(?:not|non|no)[ -]remote\b|\bremote (?:is )?not\b/i
const HYBRID = /\b(?:hybrid|híbrido|flex(?:ible)? (?:workplace|location))\b/i
const ON_SITE =
  /\b(?:on[ -]?site|in[ -]office|in[ -]person|offices?|hq|headquarters?|campus|building|bldg|tower|depot|warehouse|presencial)\b/i
const PLACEHOLDER = /\b(?:please|update|tbd|tba|unspecified|not specified)\b/i

/** The workplace named by a place or by the board's own word, or null. Remote takes precedence. */
export function workplaceIn(text: string): Workplace | null {
  if (PLACEHOLDER.test(text)) return null
  if (REMOTE.test(text) && !NOT_REMOTE.test(text)) return 'Remote'
  if (HYBRID.test(text)) return 'Hybrid'
  return ON_SITE.test(text) ? 'On-Site' : null
}
