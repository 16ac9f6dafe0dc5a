const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  '’': "'",
}

/** Lower case, accents off, dots and apostrophes dropped (`D.C.` is `dc`), all else but letters and digits a blank. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[łøđıßæ’]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\u0300-\u036f.']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Blanks of every kind folded to single ones, outer ones cut. */
export function squeeze(text: string): string {
  // A lone blank stays as it is: most are, and replacing each by itself costs more than all the rest.
  return text.replace(/[^\S ]\s*| \s+/g, ' ').trim()
}
