import decisions from './decisions.json'

export type DecisionId =
  | 'workplace'
  | 'residence'
  | 'category'
  | 'audience'
  | 'pay'
  | 'travel'
  | 'demands'
  | 'summary'

/** Words of an invented posting, what we say of them, and what a person would. */
export type Mistake = { title?: string; text?: string; weSay: string; right: string }

/** What is decided of a posting, how, and two invented postings that are read wrongly today. */
export type Decision = { id: DecisionId; name: string; how: string; mistakes: readonly Mistake[] }

export const DECISIONS = decisions as readonly Decision[]
