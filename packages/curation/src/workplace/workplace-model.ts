import { openPatterns } from '../patterns/pattern.ts'
import { toWords } from '../sentence-model/ngrams.ts'
import { type ModelWeights, openModel } from '../sentence-model/sentence-model.ts'
import weights from './workplace-weights.json' with { type: 'json' }

const { finds } = openPatterns('workplace')

/** Words near which a sentence says where the work is done. */
const CUES = new Set(
  `remote remotely remoto remota hybrid home homebased anywhere wherever wfh telework teleworking telecommute
  telecommuting telecommuter virtual virtually distributed onsite site office offices campus person online classroom
  location hq headquarters commute`.split(/\s+/),
)
const RADIUS = 14
/** Few sentences have a cue word, and the others need not be cut into words. */
const MAY_HOLD_CUE = new RegExp([...CUES].join('|'), 'i')

/** The stretches of at most 29 words around each cue word of a sentence, each once. */
export function cueWindows(words: readonly string[]): string[][] {
  const spans: [from: number, to: number][] = []
  for (const [index, word] of words.entries()) {
    if (!CUES.has(word)) continue
    const [from, to] = [Math.max(0, index - RADIUS), Math.min(words.length, index + RADIUS + 1)]
    const last = spans.at(-1)
    if (last?.[0] !== from || last[1] !== to) spans.push([from, to])
  }
  return spans.map(([from, to]) => words.slice(from, to))
}

/** What a sentence says of where the job is done; the last: nothing about this job. */
export const WORKPLACE_CLASSES = ['remote', 'hybrid', 'onsite', 'none'] as const
export type StatedWorkplace = Exclude<(typeof WORKPLACE_CLASSES)[number], 'none'>

export type Statement = { chance: number; sentence: string; reasons: () => string[] }

const STATED = ['remote', 'hybrid', 'onsite'] as const satisfies readonly StatedWorkplace[]
const [REMOTE, NONE] = [0, 3]
/** In a window of words that no written sentence has, chance decides: the remote words themselves must lead. */
const MIN_LEAD = 1

const LONGEST_ANSWER = 20

const readWindow = openModel(() => weights as ModelWeights)

/** A question states nothing without its answer, with which the next sentence begins. */
const withAnswer = (sentence: string, next = '') =>
  sentence.endsWith('?') ? `${sentence} ${next.slice(0, LONGEST_ANSWER)}` : sentence

/** For each workplace the clearest statement of a title and its sentences; null where no sentence has a cue word. */
export function statedWorkplaces(sentences: readonly string[]): Record<StatedWorkplace, Statement | null> {
  const best: Record<StatedWorkplace, Statement | null> = { remote: null, hybrid: null, onsite: null }
  for (const [index, sentence] of sentences.entries()) {
    if (!MAY_HOLD_CUE.test(sentence)) continue
    const said = withAnswer(sentence, sentences[index + 1])
    const mayBeRemote = !finds('answered no', said)
    for (const window of cueWindows(toWords(said))) {
      const { chances, reasons, lead } = readWindow(window)
      for (const [label, name] of STATED.entries()) {
        const chance = chances[label] ?? 0
        if (chance <= (best[name]?.chance ?? 0)) continue
        const isLed = () =>
          mayBeRemote && lead(REMOTE, NONE, (word) => finds('remote word', word)) >= MIN_LEAD
        if (name === 'remote' && !isLed()) continue
        best[name] = { chance, sentence, reasons: () => reasons(label) }
      }
    }
  }
  return best
}
