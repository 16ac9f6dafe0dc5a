/** Words near which a sentence says where the work is done. */
const CUES = new Set(
  `remote remotely remoto remota hybrid home homebased anywhere wherever wfh telework teleworking telecommute
  telecommuting telecommuter virtual virtually distributed onsite site office offices campus person online classroom
  location hq headquarters commute`.split(/\s+/),
)
const RADIUS = 14
/** The beginnings of all cue words: few sentences have one, and the others need not be cut into words. */
const MAY_HOLD_CUE = new RegExp(
  [...CUES]
    .filter((word, _, all) => !all.some((other) => other !== word && word.startsWith(other)))
    .join('|'),
  'i',
)

export const mayHoldCue = (sentence: string) => MAY_HOLD_CUE.test(sentence)

/** The stretches of at most 29 words around each cue word of a sentence, each once. */
export function cueWindows(words: readonly string[]): string[][] {
  const windows = new Map<number, string[]>()
  for (const [index, word] of words.entries()) {
    if (!CUES.has(word)) continue
    const [start, end] = [Math.max(0, index - RADIUS), Math.min(words.length, index + RADIUS + 1)]
    windows.set(start * words.length + end, words.slice(start, end))
  }
  return [...windows.values()]
}
