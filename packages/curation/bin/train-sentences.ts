import { readFileSync, writeFileSync } from 'node:fs'
import { placeWindows, RESIDENCE_CLASSES } from '../src/facts/eligibility/residence-model.ts'
import { MAIL_CLASSES, mailSentenceWords } from '../src/mail/stage-model.ts'
import { trainModel } from '../src/sentence-model/train-model.ts'
import { SUMMARY_CLASSES } from '../src/summary/summary-model.ts'
import { cueWindows, WORKPLACE_CLASSES } from '../src/workplace/workplace-model.ts'
import { readArgs } from './read-args.ts'
import { writtenLessons, writtenSentences } from './sentence-lessons.ts'

/** The models of sentences and the files of their weights. The build runs this; it is quick. */
export const trained = () => ({
  'workplace/workplace-weights.json': trainModel(
    WORKPLACE_CLASSES,
    writtenLessons('workplace', WORKPLACE_CLASSES, cueWindows),
  ),
  'summary/summary-weights.json': trainModel(
    SUMMARY_CLASSES,
    writtenLessons('summary', SUMMARY_CLASSES, (words) => [words]),
  ),
  'mail/stage-weights.json': trainModel(
    MAIL_CLASSES,
    MAIL_CLASSES.flatMap((name, label) =>
      writtenSentences('mail', name).map((sentence) => ({ words: mailSentenceWords(sentence), label })),
    ),
  ),
  'facts/eligibility/residence-weights.json': trainModel(
    RESIDENCE_CLASSES,
    RESIDENCE_CLASSES.flatMap((name, label) =>
      writtenSentences('residence', name).flatMap((sentence) =>
        placeWindows(sentence).map(({ words }) => ({ words, label })),
      ),
    ),
  ),
})

/** A line a word, so that a changed sentence is a small difference. */
const printed = (weights: object) => `${JSON.stringify(weights).replaceAll('],"', '],\n"')}\n`

if (process.argv[1] === import.meta.filename) {
  readArgs(
    'Usage: pnpm curation:train\n  trains the models of written sentences: the files in packages/curation/data',
    [],
    0,
  )
  for (const [name, weights] of Object.entries(trained())) {
    const file = new URL(`../src/${name}`, import.meta.url)
    const text = printed(weights)
    // Other builds read these files meanwhile.
    if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}
