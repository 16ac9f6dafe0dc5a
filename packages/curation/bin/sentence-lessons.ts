import { toWords } from '../src/sentence-model/grams.ts'
import type { Lesson } from '../src/sentence-model/train-model.ts'
import { readLines } from './shared-data.ts'

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

/** The folder of the written sentences: a folder a decision, a file a class, a line a sentence. */
const data = new URL('../data/', import.meta.url)

/** The sentences of a class: the lines of its file, with every slot filled. */
export const writtenSentences = (decision: string, name: string): string[] =>
  readLines(new URL(`${decision}/${name}.txt`, data)).flatMap(expandSlots)

/** What the written sentences of a decision teach; `windowsOf` cuts what it reads of one. */
export const writtenLessons = (
  decision: string,
  classes: readonly string[],
  windowsOf: (words: string[]) => string[][],
): Lesson[] =>
  classes.flatMap((name, label) =>
    writtenSentences(decision, name).flatMap((sentence) =>
      windowsOf(toWords(sentence)).map((words) => ({ words, label })),
    ),
  )
