const LONGEST = 400

const isBlank = (letter: string | undefined) => letter !== undefined && /\s/.test(letter)

/** Where the words end that begin there, blanks of any length standing for one; -1 where others stand. */
function findEnd(text: string, at: number, words: string): number {
  let end = at
  for (let index = 0; index < words.length; index += 1) {
    const letter = words[index]
    if (letter === ' ' ? !isBlank(text[end]) : text[end] !== letter) return -1
    end += 1
    while (letter === ' ' && isBlank(text[end])) end += 1
  }
  return end
}

const [BEFORE, AFTER] = [120, 200]
const STOP = /[.;!?•](?= )/

/** Of words that run on for long, those around what decides, from stop to stop or whole words. */
export function clipped(text: string, from: number, to: number): string {
  if (text.length <= LONGEST) return text
  const earliest = Math.max(0, from - BEFORE)
  const before = text.slice(earliest, from)
  const stop = Math.max(...['. ', '; ', '! ', '? '].map((mark) => before.lastIndexOf(mark)))
  const start = stop >= 0 ? earliest + stop + 2 : earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1
  const after = text.slice(to, to + AFTER)
  const end = STOP.exec(after)?.index ?? (to + AFTER >= text.length ? AFTER : after.lastIndexOf(' '))
  return text.slice(Math.min(start, from), to + Math.max(end + 1, 0)).trim()
}

/** Sentences have their blanks folded; evidence is printed as the text has it. Null where the text lacks the words. */
export function quoted(text: string, words: string): string | null {
  const cut = words.lastIndexOf(' ', LONGEST)
  const wanted = (words.length <= LONGEST ? words : words.slice(0, cut > 0 ? cut : LONGEST)).trim()
  if (wanted === '') return null
  if (text.includes(wanted)) return wanted
  const first = wanted.split(' ', 1)[0] ?? wanted
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    const end = findEnd(text, at, wanted)
    if (end >= 0) return text.slice(at, end)
  }
  return null
}
