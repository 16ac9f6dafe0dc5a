export type Branch = {
  text: string
  /** The whole pattern, in which this branch matches nothing. */
  without: string
}

/** Each branch of a pattern's alternatives, at any depth. */
export function branchesOf(source: string): Branch[] {
  const found: Branch[] = []
  // Where the branches of each open group begin.
  const open: number[][] = [[0]]
  const close = (end: number) => {
    const starts = open.pop() ?? []
    if (starts.length < 2) return
    for (const [index, from] of starts.entries()) {
      const to = (starts[index + 1] ?? end + 1) - 1
      // Its groups stay, so that the others keep their numbers.
      found.push({
        text: source.slice(from, to),
        without: `${source.slice(0, from)}(?!)${source.slice(from)}`,
      })
    }
  }
  let isSet = false
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at]
    if (letter === '\\') at += 1
    else if (isSet) isSet = letter !== ']'
    else if (letter === '[') isSet = true
    else if (letter === '(') {
      const opening = /^\((?:\?(?::|=|!|<=|<!|<\w+>))?/.exec(source.slice(at, at + 20))?.[0] ?? '('
      open.push([at + opening.length])
    } else if (letter === '|') open.at(-1)?.push(at + 1)
    else if (letter === ')') close(at)
  }
  close(source.length)
  return found
}
