import { type CaseJob, caseJob } from './case-job.ts'
import { cardsOf, type StackCase, stackedAs } from './stack-case.ts'

/** Lists of stacks, by the sentence that they show, and the cards that they make. */
const LISTS: Record<string, [stacks: string, cards: string][]> = {
  'no jobs, no cards': [['', '']],
  'jobs of different stacks each have a card': [
    ['a', '1'],
    ['ab', '1 2'],
    ['abc', '1 2 3'],
    ['abcd', '1 2 3 4'],
    ['abcdefgh', '1 2 3 4 5 6 7 8'],
  ],
  'a job with the stack id of an earlier one is attached to the first': [
    ['aa', '12'],
    ['aab', '12 3'],
    ['aba', '13 2'],
    ['abb', '1 23'],
    ['aabc', '12 3 4'],
    ['abac', '13 2 4'],
    ['abca', '14 2 3'],
    ['abbc', '1 23 4'],
    ['abcb', '1 24 3'],
    ['abcc', '1 2 34'],
  ],
  'several variants are attached to the first, not to each other': [
    ['aaa', '123'],
    ['aaaa', '1234'],
    ['aaab', '123 4'],
    ['aaba', '124 3'],
    ['abaa', '134 2'],
    ['abbb', '1 234'],
    ['aaaaaaaaa', '123456789'],
  ],
  'several stacks stand beside each other': [
    ['aabb', '12 34'],
    ['abab', '13 24'],
    ['abba', '14 23'],
    ['aabbcc', '12 34 56'],
    ['abcabc', '14 25 36'],
    ['abccba', '16 25 34'],
    ['abcabcabc', '147 258 369'],
    ['abacabada', '13579 26 4 8'],
  ],
  'jobs without a stack id never stack': [
    ['-', '1'],
    ['--', '1 2'],
    ['---', '1 2 3'],
    ['-a', '1 2'],
    ['a-', '1 2'],
    ['a-b', '1 2 3'],
    ['-a-', '1 2 3'],
  ],
  'jobs without a stack id stand between those of stacks': [
    ['a-a', '13 2'],
    ['aa-', '12 3'],
    ['-aa', '1 23'],
    ['a--a', '14 2 3'],
    ['-a-a', '1 24 3'],
    ['a-a-', '13 2 4'],
    ['a-b-a-b', '15 2 37 4 6'],
    ['--aa--', '1 2 34 5 6'],
    ['-ab-ba-', '1 26 35 4 7'],
  ],
}

const LIST_CASES: StackCase[] = Object.entries(LISTS).flatMap(([sentence, lists]) =>
  lists.map(([stacks, cards]) => ({
    sentence: `${sentence}: ${stacks || 'nothing'}`,
    jobs: stackedAs(stacks),
    filter: {},
    sort: 'date' as const,
    cards: cardsOf(cards),
  })),
)

const inStack = (id: number, stack: string, more: Partial<CaseJob> = {}) =>
  caseJob(id, { stackId: `stack ${stack}`, ...more })

const byDate = (sentence: string, jobs: CaseJob[], cards: string): StackCase => ({
  sentence,
  jobs,
  filter: {},
  sort: 'date',
  cards: cardsOf(cards),
})

const ORDER_CASES: StackCase[] = [
  byDate(
    'the newest of a stack leads it, and places the card',
    [
      inStack(1, 'a'),
      inStack(2, 'b', { approvedOn: '2026-03-12' }),
      inStack(3, 'a', { approvedOn: '2026-03-14' }),
    ],
    '31 2',
  ),
  byDate(
    'a featured one leads its stack, however old',
    [inStack(1, 'a'), inStack(2, 'b'), inStack(3, 'a', { featured: true, approvedOn: '2020-01-01' })],
    '31 2',
  ),
  byDate('of one day, the lowest id leads', [inStack(3, 'a'), inStack(1, 'b'), inStack(2, 'a')], '1 23'),
  byDate(
    'variants stand in the order of the list',
    [
      inStack(1, 'a', { approvedOn: '2026-03-01' }),
      inStack(2, 'a'),
      inStack(3, 'a', { approvedOn: '2026-03-05' }),
    ],
    '231',
  ),
  byDate(
    'a job without a day is the last variant',
    [inStack(1, 'a', { approvedOn: null }), inStack(2, 'a'), inStack(3, 'b')],
    '21 3',
  ),
  byDate('stack ids are told apart by case', [inStack(1, 'x'), inStack(2, 'X')], '1 2'),
  byDate('stack ids are texts, not patterns', [inStack(1, '.'), inStack(2, 'x')], '1 2'),
  byDate(
    'an empty stack id is one like any other',
    ['', ''].map((stackId, i) => caseJob(i + 1, { stackId })),
    '12',
  ),
  byDate(
    'a stack id that is the name of something else is one like any other',
    ['constructor', '__proto__', 'constructor'].map((stackId, i) => caseJob(i + 1, { stackId })),
    '13 2',
  ),
]

const PLACES = [
  inStack(1, 'a', { locations: ['Ohio'] }),
  inStack(2, 'a', { locations: ['Texas'], salaryMax: 90_000 }),
  inStack(3, 'a', { locations: ['Maine'], isTracked: true }),
  inStack(4, 'b', { locations: ['Texas'] }),
]

const filtered = (sentence: string, filter: StackCase['filter'], cards: string): StackCase => ({
  sentence,
  jobs: PLACES,
  filter,
  sort: 'date',
  cards: cardsOf(cards),
})

const FILTER_CASES: StackCase[] = [
  filtered('what is filtered out is no variant', { locations: ['Ohio'] }, '13'),
  filtered('when the first is filtered out, the next one leads', { locations: ['Texas'] }, '23 4'),
  filtered('a variant that is left alone has a card of its own', { onlyFavorites: true }, '3'),
  filtered('the salary of each variant counts for itself', { salaryFrom: 80_000 }, '2'),
  filtered('free text finds a variant by its place', { searchField: 'maine' }, '3'),
  filtered('a filter that finds nothing leaves no cards', { searchField: 'astronaut' }, ''),
]

const RELEVANCE_STACKS: StackCase[] = [
  {
    sentence: 'by relevance, the variant of the first band leads',
    jobs: [inStack(1, 'a', { audience: ['IE1'] }), inStack(2, 'b'), inStack(3, 'a', { audience: ['CP1'] })],
    filter: {},
    sort: 'relevance',
    cards: cardsOf('2 31'),
  },
  {
    sentence: 'by relevance, a variant of the last band is drawn to its first',
    jobs: [inStack(1, 'a', { category: 'Finance' }), inStack(2, 'b', { audience: ['IE1'] }), inStack(3, 'a')],
    filter: {},
    sort: 'relevance',
    cards: cardsOf('31 2'),
  },
]

export const STACK_CASES: readonly StackCase[] = [
  ...LIST_CASES,
  ...ORDER_CASES,
  ...FILTER_CASES,
  ...RELEVANCE_STACKS,
]
