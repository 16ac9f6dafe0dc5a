import { readCategory } from '@lilypad/curation'
import type { Category } from '@lilypad/domain'
import type { Crossing } from './bridge.ts'
import type { TitleGroup } from './title-groups.ts'
import WORDS from './title-words.json' with { type: 'json' }
import { toWords } from './title-words.ts'

export const MAX_TITLES = 12

const has = (words: readonly string[], wanted: readonly string[]) =>
  wanted.every((word) => words.includes(word))

type Met = { crossing: Crossing; phrase: readonly string[] }

/** The longest phrase of each crossing that is in the words, without those that a longer one explains. */
function crossingsIn(words: readonly string[], bridge: readonly Crossing[]): Met[] {
  const met = bridge.flatMap((crossing) => {
    const [phrase] = crossing.said
      .filter((one) => has(words, one))
      .sort((one, other) => other.length - one.length)
    return phrase ? [{ crossing, phrase }] : []
  })
  return met.filter(
    ({ phrase }) => !met.some((other) => other.phrase.length > phrase.length && has(other.phrase, phrase)),
  )
}

/** Words of so many titles, or so general, that they do not name a profession. */
const GENERAL = new Set(WORDS.general)

const MAX_TELLING = 12

/** How much of what a person said, weighed by how rare the words are, a title repeats: 0 to 1. */
function createLikeness(words: readonly string[], groups: readonly TitleGroup[]) {
  const telling = [...new Set(words)]
    .filter((word) => !GENERAL.has(word) && !/^\d/.test(word))
    .slice(0, MAX_TELLING)
  const weights = new Map(
    telling.map((word) => {
      const titles = groups.filter((group) => group.words.includes(word)).length
      return [word, Math.log((groups.length + 1) / (titles + 1))]
    }),
  )
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  return (group: TitleGroup) =>
    all === 0
      ? 0
      : telling.reduce((sum, word) => sum + (group.words.includes(word) ? (weights.get(word) ?? 0) : 0), 0) /
        all
}

/** Each next title of a list counts a little less, to this at least. */
const STEP = 0.06
const LEAST = 0.3
/** Of a title that no crossing names, in a category that one names. */
const BY_CATEGORY = 0.12
const BY_LIKENESS = 0.7
/** Titles that share too little of what a person said are not told. */
const MIN_LIKENESS = 0.34
const MIN_SCORE = 0.2
/** More of the same is less welcome than something else. */
const SAME_AGAIN = 0.75
const OUT_OF_REACH = 0.45
const SURE_CATEGORY = 0.6

type Scored = { group: TitleGroup; score: number; reason: string }

function scoreBy({ crossing }: Met, group: TitleGroup): { score: number; reason: string } {
  const place = crossing.titles.findIndex((title) => has(group.words, title))
  const title = crossing.titles[place]
  if (title) {
    // High and low posts fit only where they are named.
    const isOffPost = WORDS.posts.some((post) => group.words.includes(post) && !title.includes(post))
    return {
      score: Math.max(1 - STEP * place, LEAST) * (isOffPost ? OUT_OF_REACH : 1),
      reason: title.join(' '),
    }
  }
  const isOfCategory = crossing.categories.includes(group.category)
  const isOffPost = WORDS.posts.some((post) => group.words.includes(post))
  return { score: isOfCategory && !isOffPost ? BY_CATEGORY : 0, reason: group.category }
}

/** Jobs that welcome the classroom, and titles with many jobs, come before others of the same worth. */
const weigh = ({ welcomeClassroom, open }: TitleGroup) =>
  (0.75 + 0.25 * (welcomeClassroom / open)) * (1 + 0.05 * Math.log2(open))

function scoreAll(groups: readonly TitleGroup[], met: readonly Met[], words: readonly string[]): Scored[] {
  const likenessOf = createLikeness(words, groups)
  return groups.map((group) => {
    const best = met.map((one) => scoreBy(one, group)).sort((one, other) => other.score - one.score)
    const crossed = best.reduce((sum, { score }) => sum + score, 0)
    const likeness = likenessOf(group)
    const liked = likeness >= MIN_LIKENESS ? BY_LIKENESS * likeness : 0
    return {
      group,
      score: (crossed + liked) * weigh(group),
      reason: crossed > 0 ? (best[0]?.reason ?? '') : group.category,
    }
  })
}

/** Where no crossing is met: titles that repeat the words, those of the profession's own category first. */
function scoreByLikeness(from: string, scored: readonly Scored[]): Scored[] {
  const { category, chance } = readCategory({ title: from })
  const own: Category | null = chance >= SURE_CATEGORY ? category : null
  return scored.map((one) => ({ ...one, score: one.score * (one.group.category === own ? 1 : 0.6) }))
}

function takeBest(scored: readonly Scored[]): TitleGroup[] {
  const left = scored.filter(({ score }) => score >= MIN_SCORE)
  const taken: Scored[] = []
  while (taken.length < MAX_TITLES && left.length > 0) {
    const worth = ({ score, reason }: Scored) =>
      score * SAME_AGAIN ** taken.filter((before) => before.reason === reason).length
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    taken.push(best)
    left.splice(left.indexOf(best), 1)
  }
  return taken.map(({ group }) => group)
}

/** Titles to search for, from what a person did; none where nothing that is known of it fits. */
export function suggestTitles(
  from: string,
  { groups, bridge }: { groups: readonly TitleGroup[]; bridge: readonly Crossing[] },
): TitleGroup[] {
  const words = toWords(from)
  const met = crossingsIn(words, bridge)
  const scored = scoreAll(groups, met, words)
  return takeBest(met.length > 0 ? scored : scoreByLikeness(from, scored))
}
