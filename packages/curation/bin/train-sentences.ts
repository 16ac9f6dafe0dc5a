import { readFileSync, writeFileSync } from 'node:fs'
import { placeWindows, RESIDENCE_CLASSES } from '../src/facts/eligibility/residence-model.ts'
import { MAIL_CLASSES, mailSentenceGrams } from '../src/mail/mail-stage.ts'
import { toGrams, toWords } from '../src/sentence-model/ngrams.ts'
import type { ModelWeights } from '../src/sentence-model/sentence-model.ts'
import { trainModel } from '../src/sentence-model/train-model.ts'
import { SUMMARY_CLASSES } from '../src/summary/summary.ts'
import { cueWindows, WORKPLACE_CLASSES } from '../src/workplace/workplace-model.ts'
import { type LabelledMail, labelledMails, toMailLessons } from './labelled-mails.ts'
import { readArgs } from './read-args.ts'
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

/** The sentences in a folder of `data`: a file a class, a line a sentence, with every slot filled. */
const readSentences = (folder: string, classes: readonly string[]) =>
  classes.flatMap((name, label) =>
    readLines(new URL(`../data/${folder}/${name}.txt`, import.meta.url))
      .flatMap(expandSlots)
      .map((sentence) => ({ sentence, label })),
  )

type ToWindows = (sentence: string) => string[][]

const trainOn = (folder: string, classes: readonly string[], toWindows: ToWindows): ModelWeights =>
  trainModel(
    classes,
    readSentences(folder, classes).flatMap(({ sentence, label }) =>
      toWindows(sentence).map((words) => ({ grams: toGrams(words), label })),
    ),
  )

/** A mail teaches as much as fifty sentences. */
const SENTENCE_WEIGHT = 0.02

/** The model of mails, of labelled ones and of written sentences. */
export function trainOnMails(mails: readonly LabelledMail[]): ModelWeights {
  const sentences = readSentences('mail', MAIL_CLASSES)
  const toLesson = ({ sentence, label }: (typeof sentences)[number]) => ({
    grams: mailSentenceGrams(sentence),
    label,
    weight: SENTENCE_WEIGHT,
  })
  return trainModel(MAIL_CLASSES, [...mails.flatMap(toMailLessons), ...sentences.map(toLesson)], {
    rate: 0.1,
    drop: 0.3,
  })
}

/** The models of sentences and the files of their weights. The build runs this; it is quick. */
export const trained = () => ({
  'workplace/workplace-weights.json': trainOn('workplace', WORKPLACE_CLASSES, (sentence) =>
    cueWindows(toWords(sentence)),
  ),
  'summary/summary-weights.json': trainOn('summary', SUMMARY_CLASSES, (sentence) => [toWords(sentence)]),
  'mail/stage-weights.json': trainOnMails(Object.values(labelledMails()).flat()),
  'facts/eligibility/residence-weights.json': trainOn('residence', RESIDENCE_CLASSES, (sentence) =>
    placeWindows(sentence).map(({ words }) => words),
  ),
})

/** A line a word, so that a changed sentence is a small difference. */
const printed = (weights: object) => `${JSON.stringify(weights).replaceAll('],"', '],\n"')}\n`

if (process.argv[1] === import.meta.filename) {
  readArgs(
    'Usage: pnpm curation:train\n  trains the models of written sentences: the files in packages/curation/data',
  )
  for (const [name, weights] of Object.entries(trained())) {
    const file = new URL(`../src/${name}`, import.meta.url)
    const text = printed(weights)
    // Other builds read these files meanwhile.
    if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}
