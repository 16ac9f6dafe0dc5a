import { expect, it } from 'vitest'
import { markChanges } from './text-comparison.tsx'

/** Changed words in brackets. */
function shown(before: string, after: string) {
  const marked = markChanges(before, after)
  const textOf = (runs: typeof marked.before) =>
    runs.map(({ words, isChanged }) => (isChanged ? `[${words}]` : words)).join('')
  return [textOf(marked.before), textOf(marked.after)]
}

it.each([
  [
    'You teach five classes.',
    'You teach six classes.',
    'You teach [five] classes.',
    'You teach [six] classes.',
  ],
  ['Remote in Ohio.', 'Remote in Ohio or Iowa.', 'Remote in Ohio.', 'Remote in Ohio[ or Iowa].'],
  ['No travel.', 'No travel.', 'No travel.', 'No travel.'],
  ['We pay $81,000 a year.', 'Café au lait 🐸', 'We pay $81,000 a year.', 'Café au lait 🐸'],
])('the words that one passage lacks are marked: %s | %s', (before, after, markedBefore, markedAfter) => {
  expect(shown(before, after)).toEqual([markedBefore, markedAfter])
})

it('nothing of a passage is lost', () => {
  const [before, after] = ['One\ntwo  three,\nfour.', 'One\ntwo three!\nfour and five.']
  const marked = markChanges(before, after)
  const wordsOf = (runs: typeof marked.before) => runs.map(({ words }) => words).join('')
  expect([wordsOf(marked.before), wordsOf(marked.after)]).toEqual([before, after])
})
