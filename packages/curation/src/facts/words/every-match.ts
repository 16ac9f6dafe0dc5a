/** All matches of a global pattern, as `matchAll` finds them, without the copy of the pattern that it makes each time. */
export function everyMatch(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}
