import STEMS from './stems.json' with { type: 'json' }

/**
 * Stems of four letters that the words of each matter hold: `_` stands for anything but a letter or digit, `#` for a
 * digit. A part without any of them has nothing to say on the matter, which spares its patterns the reading.
 */

export type Matter = keyof typeof STEMS

const names = Object.keys(STEMS) as Matter[]
const bitOf = Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Record<Matter, number>

const DIGIT = 27
const LETTERS = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase()
  return /\d/.test(letter) ? DIGIT : 'abcdefghijklmnopqrstuvwxyz'.indexOf(letter) + 1
})

const toLetter = (code: number) => (code < 128 ? (LETTERS[code] ?? 0) : 0)

// Five bits a letter: the first three lead to a row, the fourth to its place there. A single table of four letters would
// be 2 MB, which leaves no room for anything else in the caches of a processor.
const ROW_OF = new Uint16Array(1 << 15)
const ROWS = new Uint16Array(1 << 15)
let rows = 0
for (const name of names) {
  for (const stem of STEMS[name]) {
    let four = 0
    for (const letter of stem) four = (four << 5) | (letter === '#' ? DIGIT : toLetter(letter.charCodeAt(0)))
    const three = four >> 5
    if (ROW_OF[three] === 0) {
      rows += 1
      ROW_OF[three] = rows
    }
    const at = ((ROW_OF[three] ?? 0) << 5) | (four & 31)
    ROWS[at] = (ROWS[at] ?? 0) | bitOf[name]
  }
}

/** The matters that a text may speak of, as bits. */
export function mattersIn(text: string): number {
  let found = 0
  let three = 0
  for (let at = 0; at < text.length + 2; at += 1) {
    const letter = at < text.length ? toLetter(text.charCodeAt(at)) : 0
    const row = ROW_OF[three] ?? 0
    if (row !== 0) found |= ROWS[(row << 5) | letter] ?? 0
    three = ((three << 5) | letter) & 0x7fff
  }
  return found
}

export const maySpeakOf = ({ matters }: { matters: number }, matter: Matter) =>
  (matters & bitOf[matter]) !== 0
