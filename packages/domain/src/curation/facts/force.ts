import type { Part } from './parts.ts'

/** What is asked: a demand (the default), a wish, or nothing at all. */
export type Force = 'demand' | 'wish' | 'denied'

const MARKERS =
  /\b(?:(not|n['’]t) (?:be )?(?:strictly |always |necessarily )?(?:required|necessary|needed|mandatory|a requirement|expected)|no (?:\w+ )?(?:required|necessary|needed)|(strongly preferred|preferred|preferable|preferabl[ey](?! (?:in|with|from|within|at|for|as)\b)|preferences?|we prefer|prefers?|desired|desirable|ideal|ideally|an? (?:\w+ )?(?:plus|bonus|asset|advantage)|plus(?=[.;,)!]|$)|nice[- ]to[- ]haves?|good[- ]to[- ]have|valued|welcomed?|encouraged|helpful|beneficial|advantageous|(?:would|we['’]d) love|optional|recommended|considered an? \w+|favou?red)|(required?|requires|must|mandatory|necessary|essential))\b/g

type Marker = { kind: Force; from: number; to: number }

function markersIn(lower: string): Marker[] {
  const found: Marker[] = []
  for (const match of lower.matchAll(MARKERS)) {
    const kind = match[2] !== undefined ? 'wish' : match[3] !== undefined ? 'demand' : 'denied'
    found.push({ kind, from: match.index, to: match.index + match[0].length })
  }
  return found
}

// A marker behind one of these speaks of that, not of what stood before.
const OTHER_MATTER =
  /;|[,.)] (?:and |or |with )?(?:(?:\w+ ){0,3}(?:experience|knowledge|familiarity|proficien\w+|certifications?|licen[sc]\w+|ability|abilities|skills?|fluency|fluent|bilingual|training|candidates?|years?)\b|\d)|\band (?:\d|(?:at least|minimum|a minimum) |(?:\w+ ){0,2}(?:experience|knowledge|certification|licen[sc]\w+)\b)|\bwith (?:\w+ ){0,4}(?:experience|emphasis|concentration|major|coursework|focus)\b|\((?=[^)]{0,60}(?:preferred|desired|plus)\))(?!\s*(?:strongly |highly )?(?:preferred|desired|a plus|required|not))|\. [a-z"(]/

/** Text between what is asked and its marker, if it says nothing of its own. */
const governs = (between: string) => between.length < 220 && !OTHER_MATTER.test(between)

/**
 * Whether the words from `from` to `to` of a part are demanded or wished: by the marker behind them, before them, else
 * by the heading. `next` is where the next thing of that sort begins, `previous` where the last one ended.
 */
export function forceOf(part: Part, from: number, to: number, previous = 0, next = part.text.length): Force {
  const markers = markersIn(part.lower)
  const within = markers.find((marker) => marker.from >= from && marker.to <= to)
  const after = markers.find((marker) => marker.from >= to && marker.to <= next)
  if (after !== undefined && governs(part.lower.slice(to, after.from))) return after.kind
  if (within !== undefined) return within.kind
  const before = markers.findLast((marker) => marker.to <= from && marker.from >= previous)
  if (before !== undefined && !/[,.;)]/.test(part.lower.slice(before.to, from))) return before.kind
  const ideal = /\bideal(?:ly)?\b|\bbonus points\b/.exec(part.lower)
  if (ideal !== null && ideal.index < from && !/\bmust\b/.test(part.lower.slice(ideal.index, from))) return 'wish'
  return part.head === 'wish' ? 'wish' : 'demand'
}
