import { composed, firstMatch, type Pattern } from '../patterns/pattern.ts'
import type { Mention } from './mentions.ts'
import { denied, FIELD, NEEDED, NEEDS, NOT } from './parts.ts'

/** The text says that there is no travel; `¤` stands for the word. */
export const DENIED: readonly Pattern[] = [
  {
    name: 'no travel',
    expression: composed`(?<!\b(?:to|or) )\b(?:no|zero|without|non)${denied(4)}[ -]¤`,
    reads: 'requires no routine out-of-state ¤',
    misses: 'no more than 10% ¤',
  },
  {
    name: 'will not travel',
    expression: composed`\b(?:never|neither|(?:will|do|does) not)${denied(4)} ¤`,
    reads: 'you will not often ¤',
    misses: 'you will not only write but ¤',
  },
  {
    name: 'does not require travel',
    expression: composed`\b${NOT}${denied(3)} (?:be )?${NEEDS}(?:d|ed)?${denied(4)} ¤`,
    reads: 'does not currently or regularly require any overnight ¤',
    misses: 'does not require more than occasional ¤',
  },
  {
    name: 'not asked to travel',
    expression: composed`\b${NOT} (?:be )?${NEEDS}(?:d|ed)? to ¤`,
    reads: 'you are not expected to ¤',
    misses: 'you are expected to ¤',
  },
  {
    name: 'travel is not required',
    expression: composed`¤(?: [\w-]+){0,3} ?\b${NOT}${denied(4)} (?:an? |be )?${NEEDED}\b`,
    reads: '¤ is not currently expected',
    misses: '¤ is not only expected but welcome',
  },
  {
    name: 'travel: none',
    expression: composed`${FIELD}(?:none|no\b|n\/a|zero|not (?:specified|required|applicable))`,
    reads: '¤ required: none',
    misses: '¤ required: up to 20%',
  },
  {
    name: 'travel required no',
    expression: /¤ required\??\s+(?:no|none)(?=$|[.;,])/,
    reads: '¤ required no',
    misses: '¤ required no later than spring',
  },
]

/** 'No travel required', 'Travel: none'. */
export const isDenied = ({ context }: Mention): boolean => firstMatch(DENIED, context) !== null
