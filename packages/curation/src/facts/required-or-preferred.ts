import { openPatterns } from '../patterns/pattern.ts'
import type { Head } from './headings.ts'
import type { Kind } from './words/word-kinds.ts'
import type { Word } from './words/words.ts'

const { finds } = openPatterns('requirements')

/** What is asked: a demand (the default), a wish, or nothing at all. */
export type RequirementStrength = 'demand' | 'wish' | 'denied'

const FORCES: Readonly<Partial<Record<Kind, RequirementStrength>>> = {
  wish: 'wish',
  demand: 'demand',
  denied: 'denied',
}

const SMALL = new Set<Kind>(['be', 'article', 'adverb', 'with', 'not'])
const isSmall = (word: Word) => SMALL.has(word.kind)

const ENDS = new Set<Kind>(['stop', 'comma', 'close'])

/** 'not required', 'no degree necessary' deny, and 'is a huge plus' wishes. */
export function withMarkers(found: Word[]): Word[] {
  for (const [at, word] of found.entries()) {
    if (word.word === 'plus' && ENDS.has(found[at + 1]?.kind ?? 'stop')) word.kind = 'wish'
    if (word.kind !== 'not') continue
    for (let to = at + 1; to <= at + 4; to += 1) {
      const next = found[to]
      if (next === undefined || next.kind === 'stop' || next.kind === 'comma') break
      if (next.kind === 'demand') next.kind = 'denied'
      if (next.kind === 'denied') break
    }
  }
  return found
}

/** What is asked: the word or words from `from` to `to`, up to the next of its sort. */
export type Asked = {
  list: readonly Word[]
  from: number
  to: number
  previous?: number
  next?: number
  head: Head
}

export type Matter = 'degree' | 'years' | 'other'

/** '(preferred)', '(is a plus, but not required)'. */
function inBrackets(
  list: readonly Word[],
  open: number,
): { force: RequirementStrength | null; close: number } {
  let force: RequirementStrength | null = null
  let isAside = false
  let at = open + 1
  for (; at < list.length; at += 1) {
    const word = list[at] as Word
    if (word.kind === 'close') break
    if (word.kind === 'years' || word.kind === 'degree') isAside = true
    if (/^prefers?$/.test(word.word)) isAside = true
    // '(a plus if in business)' wishes for the business.
    if (force !== null && /^(?:if|in)$/.test(word.word)) isAside = true
    if (word.kind in FORCES) force ??= FORCES[word.kind] ?? null
    else if (!isSmall(word) && force === null) isAside = true
  }
  return { force: isAside ? null : force, close: at }
}

const JOINING = new Set<Kind>(['and', 'with', 'comma'])

/** Whether a word speaks of another thing, so that what follows says nothing of what stood before. */
function beginsOther(list: readonly Word[], at: number, to: number, matter: Matter): boolean {
  const word = list[at] as Word
  if (word.kind === 'stop' || (matter === 'degree' && word.kind === 'colon')) return true
  if (word.kind === 'dash') return !((list[at + 1]?.kind ?? 'plain') in FORCES)
  // 'BA degree CEP certification preferred'
  const isRun = matter === 'degree' && list[to]?.kind === 'plain' && at - to < 5
  if (word.kind === 'other')
    return (
      isRun ||
      list.slice(to, at).some(({ kind }) => kind === 'experience') ||
      JOINING.has(list[at - 1]?.kind ?? 'plain') ||
      JOINING.has(list[at - 2]?.kind ?? 'plain')
    )
  if (matter === 'degree' && word.kind === 'experience') {
    const near = list.slice(Math.max(to, at - 5), at)
    return !near.some(({ kind }) => kind === 'or' || kind === 'equal' || kind === 'with')
  }
  return false
}

const FARTHEST = 30
const FAR_IDEAL = 15
const ONE_OF_TWO = new Set<Kind>(['or', 'and', 'slash', 'article', 'link'])

/** 'While not required, a plus'. */
function wishesYet(list: readonly Word[], denied: number): boolean {
  const rest = list.slice(denied + 1, denied + 7)
  const end = rest.findIndex(({ kind }) => kind === 'stop' || kind === 'degree' || kind === 'years')
  return rest.slice(0, end < 0 ? rest.length : end).some(({ kind }) => kind === 'wish')
}

function forceBehind(
  { list, to, next = list.length, head }: Asked,
  matter: Matter,
): RequirementStrength | null {
  // Since the last comma: whether it says something of its own, and whether as one of a list.
  let [own, commas, isListed, isJoint, isNamed] = [0, 0, false, false, false]
  for (let at = to; at < Math.min(next, to + FARTHEST); at += 1) {
    const word = list[at] as Word
    const force = FORCES[word.kind]
    if (force !== undefined) {
      if (force === 'denied' && wishesYet(list, at)) return 'wish'
      // 'With preference for those who …' wishes for a detail.
      if (matter === 'years' && /^preference/.test(word.word) && list[at - 1]?.kind === 'with') return null
      // 'must be able to' begins another demand.
      if (finds('asks more', word.word) && !ENDS.has(list[at + 1]?.kind ?? 'stop')) return null
      const isDetail = commas === 1 && own > 0 && !isListed && matter !== 'other'
      return isDetail ? null : force
    }
    if (word.kind === 'open') {
      const { force: aside, close } = inBrackets(list, at)
      if (aside !== null) return aside
      at = close
      continue
    }
    if (word.kind === 'adverb' && (list[at + 1]?.kind ?? 'stop') === 'stop') return 'wish'
    if (word.kind === 'amount') {
      const after = list[at + 1]
      const isEnd =
        after === undefined ||
        ENDS.has(after.kind) ||
        /^(?:at the|as a)$/.test(`${list[at - 2]?.word} ${list[at - 1]?.word}`)
      if (!isEnd) return null
      return head === 'wish' ? 'wish' : 'demand'
    }
    if (matter === 'degree' && word.kind === 'years') {
      isJoint = list
        .slice(commas === 0 ? to : at - 1, at)
        .some(({ kind }) => kind === 'and' || kind === 'with' || kind === 'or')
      if (!isJoint) return null
    } else if (matter === 'years' && word.kind === 'degree') return null
    if (!(isJoint && word.kind === 'experience') && beginsOther(list, at, to, matter)) return null
    if (word.kind === 'experience') {
      // Another experience begins another item, unless it is one of two: 'or related experience'.
      const isOther =
        !ONE_OF_TWO.has(list[at - 1]?.kind ?? 'plain') &&
        !list
          .slice(at - 3, at)
          .some(({ kind }, index) => kind === 'or' && finds('alike', list[at - 2 + index]?.word ?? ''))
      if (matter === 'years' && isNamed && isOther) return null
      isNamed = true
    }
    // 'Advanced degree (MS, PhD, etc.) preferred': the bracket says nothing more.
    if (word.kind === 'close') [own, isListed, commas] = [0, false, 0]
    else if (word.kind === 'comma') {
      ;[own, isListed, commas] = [0, false, commas + 1]
      if (matter === 'years' && finds('details', list[at + 1]?.word ?? '')) {
        // 'in mailing, especially sorting, preferred'
        const close = list.findIndex(({ kind }, index) => index > at + 1 && kind === 'comma')
        return close < 0 || close >= next ? null : (FORCES[list[close + 1]?.kind ?? 'plain'] ?? null)
      }
    } else if (word.kind === 'or' || word.kind === 'and') isListed = true
    else if (!isSmall(word)) own += 1
  }
  return null
}

const BREAKS = new Set<Kind>(['comma', 'stop', 'close', 'and'])

function forceBefore({ list, from, previous = 0, head }: Asked, matter: Matter): RequirementStrength | null {
  let amount: RequirementStrength | null = null
  for (let at = from - 1; at >= previous; at -= 1) {
    const { kind, word } = list[at] as Word
    if (kind === 'comma' && at === from - 1 && list[at - 1]?.kind === 'wish') return 'wish'
    // 'PhD preferred or MS': said of the first.
    if (BREAKS.has(kind) || word === '*' || (kind === 'or' && previous > 0)) break
    if (kind === 'adverb') return 'wish'
    // 'Minimum 5 years' among wishes is how many years are wished.
    if (kind === 'amount') amount = matter === 'years' && head === 'wish' ? 'wish' : 'demand'
    // '… is preferred Minimum 3 years': a list that lost its breaks.
    if (kind in FORCES)
      return amount !== null && list[at + 1]?.kind === 'amount' ? amount : (FORCES[kind] ?? null)
  }
  const asks = list.slice(0, from).findLast(({ kind }) => kind === 'denied' || kind === 'stop')
  return asks !== undefined && /^(?:require|need)$/.test(asks.word) ? 'denied' : amount
}

const IDEAL = new Set(['ideal', 'ideally', 'bonus'])
function isIdeal(list: readonly Word[], from: number) {
  const at = list.findIndex(({ word }) => IDEAL.has(word))
  return (
    at >= 0 && at < from && from - at < FAR_IDEAL && !list.slice(at, from).some(({ word }) => word === 'must')
  )
}

/** Whether something is demanded or wished: by the marker behind it, before it, else by the heading. */
export function toRequirementStrength(asked: Asked, matter: Matter): RequirementStrength {
  const within = asked.list.slice(asked.from, asked.to).find(({ kind }) => kind in FORCES)
  // 'Required BA in math Preferred MA': each stands before its own.
  const { list, from, previous, next = list.length } = asked
  const [prefix, last] = [list[from - 1]?.kind, list[next - 1]?.kind ?? 'plain']
  const isPrefixed = previous === 0 && matter === 'degree' && next < list.length && last in FORCES
  if (isPrefixed && (prefix === 'wish' || prefix === 'demand')) return prefix
  const told =
    forceBehind(asked, matter) ??
    (within === undefined ? null : FORCES[within.kind]) ??
    forceBefore(asked, matter)
  if (told !== null && told !== undefined) return told
  if (list[0]?.kind === 'adverb' || isIdeal(list, from)) return 'wish'
  return asked.head === 'wish' ? 'wish' : 'demand'
}
