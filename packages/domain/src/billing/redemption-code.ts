/** Without characters that look alike: 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTVWXY'
const LENGTH = 12
/** Bytes from here on would make the first characters of the alphabet more likely. */
const FAIR = 256 - (256 % ALPHABET.length)

/** 12 characters, 55 bits. `randomByte` returns an unpredictable whole number from 0 to 255 at each call. */
export function makeRedemptionCode(randomByte: () => number): string {
  let code = ''
  while (code.length < LENGTH) {
    const byte = randomByte()
    if (byte < FAIR) code += ALPHABET.charAt(byte % ALPHABET.length)
  }
  return code
}

export const normalizeRedemptionCode = (text: string | null | undefined): string =>
  (text ?? '').replace(/[\s\p{Pd}]/gu, '').toUpperCase()
