import { toWords } from '../src/sentence-model/grams.ts'
import type { Lesson } from '../src/sentence-model/train-model.ts'
import { expandSlots } from './expand-slots.ts'
import { readLines } from './shared-data.ts'

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
