const SLOT = /\{([^{}]*)\}/g

/** The sentences of a line with slots, '{Teach|Tutor} {one|two}': twice as many as its longest slot has words. */
export function expandSlots(line: string): string[] {
  const slots = [...line.matchAll(SLOT)].map(([, words = '']) => words.split('|'))
  const longest = Math.max(1, ...slots.map((words) => words.length))
  const filled = (round: number, turn: number) => {
    let slot = -1
    return line
      .replace(SLOT, (_, words: string) => {
        slot += 1
        const options = words.split('|')
        return options[(turn + round * slot) % options.length] ?? ''
      })
      .replace(/\s+/g, ' ')
      .trim()
  }
  const turns = Array.from({ length: longest }, (_, turn) => turn)
  return [...new Set([0, 1].flatMap((round) => turns.map((turn) => filled(round, turn))))]
}
