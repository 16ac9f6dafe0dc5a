/** Columns of a line, as RFC 5322 would like them at most. */
const WIDTH = 72

/** Breaks a text at its blanks into lines of at most 72 columns; a longer word has a line of its own. */
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
