const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  '’': "'",
}

/** Lower case without accents, dots and apostrophes (`D.C.` is `dc`); other marks become a blank. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[łøđıßæ’]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\u0300-\u036f.']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Lower case without signs, in any script. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export function squeeze(text: string): string {
  // Skips single blanks, which are the most frequent: replacing each with itself would cost more than everything else.
  return text.replace(/[^\S ]\s*| \s+/g, ' ').trim()
}
