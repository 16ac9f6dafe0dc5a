/** Signatures of other file types whose bytes may all be letters. */
const OTHERS = ['%PDF-', '{\\rtf', '%!PS', 'Rar!']
const MAX_CHARACTER_BYTES = 5

const TAB = 9
const RETURN = 13
const BLANK = 32
const DELETE = 127

/** Tabs and line ends are text; no other control character is. */
const isControl = (byte: number) => (byte < BLANK && (byte < TAB || byte > RETURN)) || byte === DELETE

const isAnotherKind = (bytes: Uint8Array) => {
  const start = String.fromCharCode(...bytes.subarray(0, MAX_CHARACTER_BYTES))
  return OTHERS.some((other) => start.startsWith(other))
}

/** In UTF-8 or a Latin one-byte alphabet: there every byte from 128 on is a letter. */
export const isPlainText = (bytes: Uint8Array): boolean => !bytes.some(isControl) && !isAnotherKind(bytes)
