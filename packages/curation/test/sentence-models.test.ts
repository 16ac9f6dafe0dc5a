import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expandSlots, trained } from '../bin/train-sentences.ts'
import { toGrams, toWords } from '../src/sentence-model/ngrams.ts'
import { openModel } from '../src/sentence-model/sentence-model.ts'
import { trainModel } from '../src/sentence-model/train-model.ts'

test.each(Object.entries(trained()))(
  'the weights in %s are those of the written sentences',
  (name, weights) => {
    const stored = JSON.parse(readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8'))
    expect(stored).toEqual(weights)
  },
)

test('the same sentences give the same weights, and a model reads what it was taught', () => {
  const lesson = (text: string, label: number) => ({ grams: toGrams(toWords(text)), label })
  const lessons = ['ponds are deep', 'a deep pond', 'deep ponds'].map((text) => lesson(text, 0))
  const others = ['hills are high', 'a high hill', 'high hills'].map((text) => lesson(text, 1))
  const weights = trainModel(['pond', 'hill'], [...lessons, ...others])
  expect(trainModel(['pond', 'hill'], [...lessons, ...others])).toEqual(weights)
  const { chances, reasons } = openModel(() => weights)(toWords('A very deep lake'))
  expect(chances[0]).toBeGreaterThan(0.8)
  expect(reasons(0)).toContain('deep')
  expect(openModel(() => weights)([]).chances.reduce((one, other) => one + other, 0)).toBeCloseTo(1)
})

test('a line with slots stands for as many sentences as its longest slot has words, twice', () => {
  expect(expandSlots('Teach now.')).toEqual(['Teach now.'])
  expect(expandSlots('{Teach|Tutor} {math|art|music}.')).toEqual(
    ['Teach math.', 'Tutor art.', 'Teach music.', 'Teach art.', 'Tutor music.', 'Teach math.'].filter(
      (sentence, index, all) => all.indexOf(sentence) === index,
    ),
  )
})

test('words keep what changes a meaning', () => {
  expect(toWords('Remote: 3 days, 100% or 25 % – You’ll?')).toEqual([
    'remote',
    ':',
    '3',
    'days',
    '100',
    '%',
    'or',
    '#',
    '%',
    "you'll",
    '?',
  ])
})
