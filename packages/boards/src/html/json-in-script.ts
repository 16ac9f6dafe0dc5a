/** Longer than the data of any real page; each value in it takes far more memory than its few letters. */
export const MAX_JSON_LENGTH = 8_000_000

/**
 * The JSON value directly after `marker` in a page, as in `window.pageData = {…}`; undefined when the marker is absent,
 * or no complete object or list follows.
 */
export function jsonAfter(html: string, marker: RegExp): unknown {
  const found = marker.exec(html)
  if (!found) return undefined
  const start = found.index + found[0].length
  const end = endOfValue(html, start)
  if (end === null || end - start > MAX_JSON_LENGTH) return undefined
  try {
    return JSON.parse(html.slice(start, end))
  } catch {
    return undefined
  }
}

/** Where the object or list that begins at `start` ends; null when it is not closed. */
function endOfValue(text: string, start: number): number | null {
  let depth = 0
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[[{]|[\]}]/gs
  token.lastIndex = start
  for (let found = token.exec(text); found; found = token.exec(text)) {
    if (depth === 0 && text.slice(start, found.index).trim() !== '') return null
    if (found[0] === '{' || found[0] === '[') depth += 1
    if (found[0] === '}' || found[0] === ']') depth -= 1
    if (depth <= 0) return token.lastIndex
  }
  return null
}
