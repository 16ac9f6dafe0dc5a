const LONGEST = 400

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
export function quoted(text: string, printed: string): string | null {
  const cut = printed.lastIndexOf(' ', LONGEST)
  const wanted = (printed.length <= LONGEST ? printed : printed.slice(0, cut > 0 ? cut : LONGEST)).trim()
  if (wanted === '') return null
  if (text.includes(wanted)) return wanted
  const words = wanted.split(' ').map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(words.join('\\s+')).exec(text)?.[0] ?? null
}
