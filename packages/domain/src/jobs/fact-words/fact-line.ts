import type { FactName } from '../../postings/facts.ts'

export const NOT_STATED = 'Not stated'
/** What stands in for the words of the posting where its place says it. */
export const BY_PLACE = 'By the place on its job board'

export type FactLine = {
  fact: FactName
  topic: string
  /** What is stated, a line each; where nothing is, the sentence that may state it, else `Not stated`, alone. */
  texts: readonly string[]
  /** What the posting leaves open of a fact, also of one of which it states a part. */
  unstated: readonly string[]
  isStated: boolean
  evidence: readonly string[]
  isByPlace?: boolean
}

export type Saying = { matter: string; says: string | null }

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** 'California, Ohio, or Texas'. */
export const joinWithOr = (names: readonly string[]): string => either.format(names)

/** Nothing stated is an answer of its own: an empty list says no more than null. */
export const stated = <Item>(items: readonly Item[] | null): readonly Item[] | null =>
  items === null || items.length === 0 ? null : items

type Said = {
  sayings: readonly Saying[]
  /** Matters named when they are left open. */
  open: readonly string[]
  evidence: readonly string[]
  /** The sentence told where no value is sure. */
  unsure?: string | null
}

export function factLine(fact: FactName, topic: string, said: Said): FactLine {
  const { sayings, open, evidence, unsure = null } = said
  const texts = sayings.flatMap(({ says }) => (says === null ? [] : [says]))
  const isStated = texts.length > 0
  const isOpen = (matter: string) => sayings.every((one) => one.matter !== matter || one.says === null)
  return {
    fact,
    topic,
    texts: isStated ? texts : [unsure === null ? NOT_STATED : `In the posting’s words: “${unsure}”`],
    unstated: open.filter(isOpen),
    isStated,
    evidence,
  }
}
