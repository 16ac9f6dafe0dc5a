import { composed, type Pattern } from '../patterns/pattern.ts'

const SIGN_NEXT = '[\\s:$~]*(?:USD\\s?)?$'
const MINIMUM = 'minimum(?: (?:starting |base |annual |hourly )?(?:salary|pay|wage|rate|base))?'
const INTERVAL = '(?:\\/|per |an? |each )?\\s?(?:hour|hr|day|week|month|year|yr|annum|hourly|annually)\\b'

/** Before a sum: it is the upper end. */
export const UP_TO: readonly Pattern[] = [
  {
    name: 'up to',
    expression: composed`\b(?:up to|as (?:much|high) as|capped at|at most|maxim(?:um|al)|max)\.?(?: of)?${SIGN_NEXT}`,
    reads: 'Pay: up to $',
    misses: 'up to five days, $',
  },
  {
    name: 'no more than',
    expression: composed`\b(?:no (?:more|higher) than|not (?:to )?exceed(?:ing)?)${SIGN_NEXT}`,
    reads: 'a salary not to exceed $',
    misses: 'more than $',
  },
]

/** Before a sum: it is the lower end. */
export const FROM: readonly Pattern[] = [
  {
    name: 'starting at',
    expression: composed`\b(?:(?:starts?|begins?|starting|beginning) (?:at|from)|commenc\w+ at)${SIGN_NEXT}`,
    reads: 'Pay starting at $',
    misses: 'starting pay of $',
  },
  {
    name: 'from',
    expression: composed`\b(?:from|ab|upwards of)${SIGN_NEXT}`,
    reads: 'Salary from $',
    misses: 'from Ohio for $',
  },
  {
    name: 'at least',
    expression: composed`\b(?:${MINIMUM}(?: of| is)?|at least|(?:not|no) less than|more than|over)${SIGN_NEXT}`,
    reads: 'the minimum salary is $',
    misses: 'at least a year at $',
  },
]

const OR_MORE = '(?:minimum|and (?:up|above|higher|over)|or (?:more|above))\\b'
/** After a sum: it is the lower end. */
export const AND_UP: Pattern = {
  name: 'and up',
  expression: composed`^[\s,]*(?:${INTERVAL}[\s,]*)?(?:${OR_MORE}|\+ ?(?:per|monthly|annually|\/))`,
  reads: ' an hour and up',
  misses: ' and upwards mobility',
}
/** @public For the test of all tables. */
export const AFTER_A_SUM: readonly Pattern[] = [AND_UP]
