import type { Part } from './parts.ts'

/** What is asked: a demand (the default), a wish, or nothing at all. */
export type Force = 'demand' | 'wish' | 'denied'

const MARKERS =
  /\b(?:(not|n['’]t) (?:be )?(?:strictly |always |necessarily )?(?:required|necessary|needed|mandatory|a requirement|expected)|no (?:\w+ )?(?:required|necessary|needed)|(strongly preferred|preferred|preferable|preferably(?= (?:an? )?(?:\w+['’]s|\d|ph|someone with))|preferences?|we prefer|prefers?|desired|desirable|ideal|ideally|an? (?:\w+ )?(?:plus|bonus|asset|advantage)|plus(?=[.;,)!]|$)|nice[- ]to[- ]haves?|good[- ]to[- ]have|valued|welcomed?|encouraged|helpful|beneficial|advantageous|(?:would|we['’]d) love|optional|recommended|considered an? \w+|favou?red)|(required?|requires|must|mandatory|necessary|essential|minimum|at least))\b/g

type Marker = { kind: Force; from: number; to: number }

function markersIn(lower: string): Marker[] {
  const found: Marker[] = []
  for (const match of lower.matchAll(MARKERS)) {
    const kind = match[2] !== undefined ? 'wish' : match[3] !== undefined ? 'demand' : 'denied'
    found.push({ kind, from: match.index, to: match.index + match[0].length })
  }
  return found
}

const OTHER_NOUN =
  '(?:knowledge|familiarity|proficien\\w+|certifications?|licen[sc]\\w+|ability|abilities|skills?|fluency|fluent|bilingual|training|candidates?)'
// A marker behind one of these speaks of that, not of what stood before.
const OTHER_MATTER = new RegExp(
  `;|[,.)] (?:and |or |with )?(?:(?:\\w+ ){0,3}${OTHER_NOUN}\\b|\\d)|\\band (?:\\d|(?:at least|minimum|a minimum) |(?:\\w+ ){0,2}${OTHER_NOUN}\\b)|\\. [a-z"(]`,
)
const OF_DEGREES =
  /\bexperience\b|^ (?!(?:and|or|with|in|from|plus|of)\b)(?:[\w/]+ ){1,4}certifications?\b|\bsome college\b|[,.)] (?:and |or |with )?(?:\w+ ){0,3}years?\b|\b(?:and|with) (?:\w+ ){0,4}coursework\b/
const OF_YEARS =
  /[,.)] (?:and |or |with )?(?:an? )?(?:\w+ ){0,3}(?:experience|degree|bachelor\S*|master\S*)\b/
// '(Python preferred)', ', healthcare preferred': the wish is about a detail.
const DETAIL = /\([^()]{0,60}$|(?<=^[^,]{0,220}),[^,]*$/

// ', with a focus on patents preferred'
const ASIDE = /, (?:with|including|specifically|especially)\b/
// '…, ideally within a bank': the wish is about what follows.
const ADVERB = /\b(?:ideally|preferably)$/

const AMOUNT = /^(?:minimum|at least)$/

export type Matter = 'degree' | 'years' | 'other'

/** Text between what is asked and its marker, if it says nothing of its own. */
function governs(words: string, tail: string, matter: Matter): boolean {
  const between = words.replace(/\([^()]*\)/g, '')
  if (matter === 'years' && ASIDE.test(between)) return false
  if (between.length > 220 || OTHER_MATTER.test(between)) return false
  if (
    matter === 'degree' &&
    OF_DEGREES.test(
      between.replace(
        /\bor (?:\S+ ){0,4}experience(?! (?:(?!and\b|or\b|is\b|in\b)\w+ ){1,4}(?:or \w+ )?certification)/g,
        '',
      ),
    )
  )
    return false
  if (matter === 'years' && OF_YEARS.test(between)) return false
  const detail = DETAIL.exec(between)?.[0]
  if (detail === undefined || matter === 'other') return true
  return detail.startsWith('(')
    ? /^\(\s*(?:strongly |highly |is |but |but not )?$/.test(detail) &&
        /^(?:[,;]? (?:but )?not required| for \w+)?\)/.test(tail)
    : /\bor\b|\band\b|,\s*(?:is |are |strongly |highly |but )*$/.test(detail)
}

export type Asked = { from: number; to: number; previous?: number | undefined; next?: number | undefined }

/**
 * Whether the words from `from` to `to` of a part are demanded or wished: by the marker behind them, before them, else
 * by the heading. `next` is where the next thing of that sort begins, `previous` where the last one ended.
 */
export function forceOf(
  part: Part,
  { from, to, previous = 0, next = part.text.length }: Asked,
  matter: Matter,
): Force {
  const markers = markersIn(part.lower)
  const within = markers.find((marker) => marker.from >= from && marker.to <= to)
  const after = markers.find((marker) => marker.from >= to && marker.to <= next)
  const isOfNext =
    after !== undefined &&
    ADVERB.test(part.lower.slice(after.from, after.to)) &&
    /^ \w/.test(part.lower.slice(after.to))
  if (
    after !== undefined &&
    !isOfNext &&
    governs(part.lower.slice(to, after.from), part.lower.slice(after.to), matter)
  )
    return after.kind
  if (within !== undefined) return within.kind
  const before = markers.findLast((marker) => marker.to <= from && marker.from >= previous)
  if (before !== undefined && !/[,.;)]|\band\b/.test(part.lower.slice(before.to, from))) {
    // 'Minimum 5 years' among wishes is how many years are wished.
    const isAmount =
      matter === 'years' && part.head === 'wish' && AMOUNT.test(part.lower.slice(before.from, before.to))
    return isAmount ? 'wish' : before.kind
  }
  const ideal = /\bideal(?:ly)?\b|\bbonus points\b/.exec(part.lower)
  if (ideal !== null && ideal.index < from && !/\bmust\b/.test(part.lower.slice(ideal.index, from)))
    return 'wish'
  return part.head === 'wish' ? 'wish' : 'demand'
}
