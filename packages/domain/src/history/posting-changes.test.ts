import { describe, expect, test } from 'vitest'
import { type PostingState, postingChanges } from './posting-changes.ts'

const teacher: PostingState = {
  title: 'Online Math Teacher',
  places: ['Remote - Texas', 'Remote - Ohio'],
  workplace: 'Remote',
  type: 'Full-Time',
  pay: '$81,000 - $86,000',
  text: '# The role\n\nYou teach **algebra**. Classes begin at eight.\n\n- A laptop is provided\n- Health insurance',
}
const changesOf = (more: Partial<PostingState>) => postingChanges(teacher, { ...teacher, ...more })

describe('each field that changed is told with what it said before and says now', () => {
  test.each<[string, Partial<PostingState>, unknown[]]>([
    ['nothing', {}, []],
    ['pay removed', { pay: null }, [{ field: 'pay', before: '$81,000 - $86,000', after: null }]],
    ['pay raised', { pay: '$90,000' }, [{ field: 'pay', before: '$81,000 - $86,000', after: '$90,000' }]],
    [
      'another title',
      { title: 'Online Science Teacher' },
      [{ field: 'title', before: 'Online Math Teacher', after: 'Online Science Teacher' }],
    ],
    [
      'a place less',
      { places: ['Remote - Ohio'] },
      [{ field: 'places', before: ['Remote - Texas', 'Remote - Ohio'], after: ['Remote - Ohio'] }],
    ],
    [
      'another workplace',
      { workplace: 'Hybrid' },
      [{ field: 'workplace', before: 'Remote', after: 'Hybrid' }],
    ],
    ['no type', { type: null }, [{ field: 'type', before: 'Full-Time', after: null }]],
    [
      'a text that goes',
      { text: null },
      [
        {
          field: 'text',
          before:
            'The role\nYou teach algebra.\nClasses begin at eight.\nA laptop is provided\nHealth insurance',
          after: null,
        },
      ],
    ],
    [
      'several at once, in a fixed order',
      { text: `${teacher.text}\n\nNo phones.`, title: 'Tutor' },
      [
        { field: 'title', before: 'Online Math Teacher', after: 'Tutor' },
        { field: 'text', before: null, after: 'No phones.' },
      ],
    ],
  ])('%s', (_, more, changes) => expect(changesOf(more)).toEqual(changes))

  test('of a text only the changed passages', () => {
    const text = teacher.text?.replace('at eight', 'at seven') ?? ''
    expect(changesOf({ text })).toEqual([
      { field: 'text', before: 'Classes begin at eight.', after: 'Classes begin at seven.' },
    ])
  })
})

describe('what a board merely prints otherwise is no change', () => {
  test.each<[string, Partial<PostingState>]>([
    [
      'marks and blanks',
      { text: teacher.text?.replace('**algebra**', ' [algebra](https://a.example) ') ?? '' },
    ],
    ['the order of sentences', { text: teacher.text?.split('\n').reverse().join('\n\n') ?? '' }],
    ['the order of places', { places: ['Remote – Ohio', 'Remote – Texas'] }],
    ['a dash in the title', { title: 'Online math  teacher –' }],
  ])('%s', (_, more) => expect(changesOf(more)).toEqual([]))
})

test('a sentence that stands twice instead of once is a change, in any script', () => {
  const once = { ...teacher, text: '数学を教える。' }
  expect(postingChanges(once, { ...once, text: '数学を教える。\n数学を教える。' })).toEqual([
    { field: 'text', before: null, after: '数学を教える。' },
  ])
})

test('of many long places the first are told, each cut, and how many follow', () => {
  const places = Array.from({ length: 50 }, (_, index) => `Remote - ${index} ${'x'.repeat(400)}`)
  const [change] = postingChanges(teacher, { ...teacher, places })
  expect(change?.after).toHaveLength(21)
  expect(change?.after?.at(-1)).toBe('and 30 more')
  expect(change?.after?.[0]).toHaveLength(100)
})

test('passages of a long text end in an ellipsis', () => {
  const long = Array.from({ length: 900 }, (_, index) => `Sentence ${index} is here.`).join('\n')
  const [change] = changesOf({ text: long })
  expect(change?.after).toHaveLength(2_001)
  expect(change?.after).toMatch(/…$/)
})

test.each(['[', '](', '*_#', 'a. ', '![x', '[](', '#> '])(
  '200,000 letters of %s are read in linear time',
  (worst) => {
    const text = worst.repeat(200_000 / worst.length)
    expect(postingChanges({ ...teacher, text }, { ...teacher, text: `${text}!` })).toEqual([])
  },
)
