import { describe, expect, it } from 'vitest'
import { parentState, selectionNames, toggleOption } from './multi-select-state.ts'
import type { Option } from './option.ts'

const workplaces: Option[] = [
  { id: 'remote', itemName: 'Remote' },
  {
    id: 'onsite_hybrid',
    itemName: 'On-site or Hybrid',
    children: [
      { id: 'onsite', itemName: 'On-site' },
      { id: 'hybrid', itemName: 'Hybrid' },
    ],
  },
]

// holds Part 1 §2 Multi-select: Parents and children, both ways; single-select closes
describe('multi-select behaviour', () => {
  it.each<[sentence: string, before: string[], pressed: string, after: string[]]>([
    ['an option without children is switched on', [], 'remote', ['remote']],
    ['and off again', ['remote'], 'remote', []],
    [
      'selecting a parent selects all its children',
      [],
      'onsite_hybrid',
      ['onsite_hybrid', 'onsite', 'hybrid'],
    ],
    ['also when one was selected before', ['hybrid'], 'onsite_hybrid', ['onsite_hybrid', 'onsite', 'hybrid']],
    [
      'deselecting a parent clears all children',
      ['remote', 'onsite_hybrid', 'onsite', 'hybrid'],
      'onsite_hybrid',
      ['remote'],
    ],
    [
      'selecting all children selects the parent',
      ['onsite'],
      'hybrid',
      ['onsite_hybrid', 'onsite', 'hybrid'],
    ],
    ['deselecting a child deselects the parent', ['onsite_hybrid', 'onsite', 'hybrid'], 'hybrid', ['onsite']],
    ['a stored selection of all children counts as their parent', ['onsite', 'hybrid'], 'onsite_hybrid', []],
    ['a stored parent without its children counts for nothing', ['onsite_hybrid'], 'remote', ['remote']],
    ['ids that the list does not know are dropped', ['gone'], 'remote', ['remote']],
  ])('%s', (_sentence, before, pressed, after) => {
    expect(toggleOption(workplaces, before, pressed)).toEqual(after)
  })

  it.each<[selected: string[], state: string]>([
    [[], 'none'],
    [['hybrid'], 'some'],
    [['hybrid', 'onsite'], 'all'],
  ])('with %j selected the parent shows %s', (selected, state) => {
    const parent = workplaces.find((option) => option.children)
    expect(parent && parentState(parent, selected)).toBe(state)
  })

  it('the closed list names a full parent instead of its children', () => {
    expect(selectionNames(workplaces, ['remote', 'onsite_hybrid', 'onsite', 'hybrid'])).toEqual([
      'Remote',
      'On-site or Hybrid',
    ])
    expect(selectionNames(workplaces, ['hybrid'])).toEqual(['Hybrid'])
  })
})
