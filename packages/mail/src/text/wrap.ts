/** Line length; RFC 5322 recommends at most 78 columns. */
const WIDTH = 72

/** Breaks a text at blanks into lines of at most 72 columns; a longer word gets its own line. */
export const wrap = (text: string, indent = ''): string => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && indent.length + longer.length > WIDTH) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...lines, line].map((one) => indent + one).join('\n')
}
