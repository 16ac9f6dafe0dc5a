/** Line breaks of every kind and other control characters: they could forge an e-mail header. */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}]/gu
/** Marks that reverse or hide nearby text, and lone surrogates. */
const UNSEEN =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u{e0000}-\u{e007f}\p{Cs}]/gu

export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** Removes control characters, line breaks and direction marks, makes blanks single, composes accents (NFC). */
export const cleanName = (text: string | null | undefined): string =>
  withoutUnseen((text ?? '').replace(BREAKING, ' '))
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ')
    .normalize('NFC')

/** In code points, so that an emoji is one character and not two. */
export const characterCount = (text: string): number => [...text].length

export function cutText(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const kept = characters.slice(0, most - 1).join('')
  return `${kept.trimEnd()}…`
}
