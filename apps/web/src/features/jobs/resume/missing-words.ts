import { STATE_CODES, stateName } from '@lilypad/domain'

/** Words of most postings, which tell nothing of one. */
const USUAL = new Set(
  `about above across after again against along among around because become before being below between beyond could
  doing during either every everyone further having itself other others ourselves please should since still such than
  their theirs themselves there these they thing things this those through today together toward under until using
  very well were what when where whether which while with within without would your yours also able must will work
  working worked works team teams role roles company companies candidate candidates applicant applicants application
  apply applying employee employees employer employment position positions opportunity opportunities experience
  experienced years year ability strong skills skill required requirements requirement preferred qualifications
  include includes including provide provides providing support supports supporting help helps helping ensure
  ensuring looking benefits salary range base hours week weeks month months time full part remote travel people
  please learn learning more most many make makes making need needs new based level great good best across day days
  equal status race religion gender national origin disability veteran sexual orientation insurance health dental
  vision paid leave holiday holidays vacation medical matching compensation offer offers from into over first
  other another both each some just like know want share hiring hire join build building across different own
  three seven eight eleven twelve fifteen twenty thirty forty fifty hundred hundreds thousand thousands dozen
  united states state retirement family january february march april june july august september october
  november december someone anyone`.split(/\s+/),
)
/** Where one may live is no word of the work. */
const STATE = new RegExp(String.raw`\b(?:${STATE_CODES.map(stateName).join('|')})\b`, 'g')
const MAX_WORDS = 20
const MIN_LENGTH = 5
const NAME_COUNTS = 3

/** Equal for the forms of a word: 'assessing' and 'assessment'. */
export const toStem = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .slice(0, 6)
    .replace(/(?:ies|es|s|y|e)$/, '')

const WORD = /[A-Za-z][A-Za-z+#&'’]*/g

const HEADING = /^\s*(?:#+\s|\*\*[^*]*\*\*:?\s*$)/
/** Headings above what says nothing of the work, unless they name it too. */
const WORK = /dut(?:y|ies)|responsib|qualif|require|skill/i
const ASIDE =
  /benefit|perk|we offer|compensation|salary|\bpay\b|location|schedule|equal|accommodat|how to apply/i
const ABOUT = /about (?:us|the (?:company|organi[sz]ation|school|team))|who we are/i

/** Lines about the work, without headings, addresses and the marks of Markdown. */
function toLines(markdown: string): string[] {
  let isAside = false
  return markdown
    .replace(/\]\([^)]*\)|https?:\S+|\S+@\S+/g, ' ')
    .split('\n')
    .filter((line) => {
      const isHeading = HEADING.test(line)
      if (isHeading) isAside = (ASIDE.test(line) || ABOUT.test(line)) && !WORK.test(line)
      return !isHeading && !isAside
    })
    .map((line) => line.replace(/^[\s>*+\d.-]+|[*_`[\]]/g, '').replace(STATE, ','))
}

/** Capitals within a sentence; one that begins it tells nothing. */
const isName = (word: string, before: string) =>
  /^[A-Z]/.test(word) && before !== '' && !/[.!?:“”"•–—-]\s*$/.test(before)

/** Words of a posting that a resume has in no form, the most telling first: names, then what is said repeatedly. */
export function findMissingWords(posting: string, resume: string, company: string): string[] {
  const known = new Set([...`${resume} ${company}`.matchAll(WORD)].map(([word]) => toStem(word)))
  const counts = new Map<string, { word: string; count: number }>()
  for (const line of toLines(posting))
    for (const { 0: word, index } of line.matchAll(WORD)) {
      const isNamed = isName(word, line.slice(0, index))
      const isTelling = isNamed ? word.length > 1 : word.length >= MIN_LENGTH
      if (!isTelling || USUAL.has(word.toLowerCase()) || known.has(toStem(word))) continue
      const stem = toStem(word)
      const { word: form = isNamed ? word : word.toLowerCase(), count = 0 } = counts.get(stem) ?? {}
      counts.set(stem, { word: form, count: count + (isNamed ? NAME_COUNTS : 1) })
    }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_WORDS)
    .map(({ word }) => word)
}
