/** Line breaks of every kind and other control characters: they could forge an e-mail header. */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}]/gu
/** Marks that reverse or hide nearby text, and lone surrogates. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{Cs}]/gu

/**
 * Cleans one line of text: removes control characters, line breaks, direction marks and invisible blanks; makes inner
 * blanks single, trims, and composes accents (NFC). Empty for null, missing and blank.
 */
export const cleanName = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(BREAKING, ' ')
    .replace(UNSEEN, '')
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ')
    .normalize('NFC')

/** The length as people count it: code points, so that an emoji is one character and not two. */
export const characterCount = (text: string): number => [...text].length
