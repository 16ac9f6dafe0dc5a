import { wordsOf } from '../sentence-model/grams.ts'
import { type ModelWeights, openModel } from '../sentence-model/sentence-model.ts'
import { cueWindows } from './cue-windows.ts'
import weights from './workplace-weights.json' with { type: 'json' }

/** What a sentence says of where the job is done; the last: nothing about this job. */
export const WORKPLACE_CLASSES = ['remote', 'hybrid', 'onsite', 'none'] as const
export type StatedWorkplace = Exclude<(typeof WORKPLACE_CLASSES)[number], 'none'>

/** The sentence that speaks most clearly for a workplace. */
export type Statement = { chance: number; sentence: string; words: string[] }

// A sentence about remote work holds one of these words.
const REMOTE_WORD =
  /^(?:remot\w+|home\w*|anywhere|wherever|wfh|telework\w*|telecommut\w+|virtual\w*|distributed|online)$/
const STATED = ['remote', 'hybrid', 'onsite'] as const satisfies readonly StatedWorkplace[]

const readWindow = openModel(weights as ModelWeights)

/** For each workplace the clearest statement of a title and its sentences; null where no sentence has a cue word. */
export function statedWorkplaces(sentences: readonly string[]): Record<StatedWorkplace, Statement | null> {
  const best: Record<StatedWorkplace, Statement | null> = { remote: null, hybrid: null, onsite: null }
  for (const sentence of sentences)
    for (const window of cueWindows(wordsOf(sentence))) {
      const { chances, reasons } = readWindow(window)
      for (const [label, name] of STATED.entries()) {
        const chance = chances[label] ?? 0
        if (chance <= (best[name]?.chance ?? 0)) continue
        if (name === 'remote' && !window.some((word) => REMOTE_WORD.test(word))) continue
        best[name] = { chance, sentence, words: reasons(label) }
      }
    }
  return best
}
