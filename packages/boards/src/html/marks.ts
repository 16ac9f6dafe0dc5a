/** Formatting within a line; `href` is '' for all but a link. */
export type Mark = { name: 'A' | 'STRONG' | 'EM'; href: string }

/** How many of the open marks stay open, counted from the outermost. */
export function sharedMarks(open: readonly Mark[], wanted: readonly Mark[]): number {
  const parting = open.findIndex(
    ({ name, href }, at) => name !== wanted[at]?.name || href !== wanted[at]?.href,
  )
  return parting < 0 ? open.length : parting
}

/**
 * A blank where words meet at a mark and Markdown would not recognize it: `**Note:**text` stays literal, as does
 * `see**(a)**`; and `!` before a link makes a picture of it.
 */
export function gapFor(
  before: string,
  after: string,
  change: { closes: boolean; opens: readonly Mark[] },
): string {
  const meeting = (before.at(-1) ?? '') + (after[0] ?? '')
  const isUnclosed = change.closes && /^[^\p{L}\p{N}\s][\p{L}\p{N}]/u.test(meeting)
  const isUnopened = change.opens.length > 0 && /^[\p{L}\p{N}][^\p{L}\p{N}\s]/u.test(meeting)
  const isPicture = before.endsWith('!') && change.opens.some(({ name }) => name === 'A')
  return isUnclosed || isUnopened || isPicture ? ' ' : ''
}
