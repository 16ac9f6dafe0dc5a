import { writeFileSync } from 'node:fs'
import type { Judged } from './judged.ts'
import { LIMITS, type Part } from './lockbox.ts'
import { interval, reportOn, wilson } from './score-report.ts'

/** `  countries, item by item: right 11 of 12 (…), found 11 of 15 (…)` */
function limitLine(field: string, judged: readonly Judged[]): string {
  const itemsOf = (limits: string) => limits.split(',').filter((item) => item.startsWith(`${field} `))
  const [wanted, stated] = [
    judged.flatMap((row) => itemsOf(row.expected)),
    judged.flatMap((row) => itemsOf(row.got)),
  ]
  const right = judged.flatMap((row) =>
    itemsOf(row.got).filter((item) => itemsOf(row.expected).includes(item)),
  )
  const shareOf = (all: string[]) =>
    `${right.length} of ${all.length} (${interval(right.length, all.length)})`
  return `  ${field}, item by item: right ${shareOf(stated)}, found ${shareOf(wanted)}`
}

/** What is printed of a part of the lock-box: rates with their 95 % intervals, and no row. */
export const partLines = ({ name, postings, sets }: Part): string[] => [
  `${name}: ${postings} postings`,
  ...Object.entries(sets).flatMap(([set, judged]) => (judged.length > 0 ? reportOn(set, judged, false) : [])),
  ...LIMITS.map((field) => limitLine(field, sets.limits ?? [])),
]

function rateOf(answers: readonly (boolean | null | undefined)[]) {
  const bearing = answers.filter((answer) => answer != null)
  const right = bearing.filter(Boolean).length
  const { from, to } = wilson(right, bearing.length)
  const [percent, least, most] = [(100 * right) / Math.max(1, bearing.length), from, to].map(
    (value) => Math.round(value * 10) / 10,
  )
  return { percent, from: least, to: most, of: bearing.length }
}

const strict = (judged: readonly Judged[]) => rateOf(judged.map((row) => row.strict))
const lenient = (judged: readonly Judged[]) => rateOf(judged.map((row) => row.lenient))
const also = (judged: readonly Judged[], name: string) => rateOf(judged.map((row) => row.also?.[name]))

/** What the public page shows: rates over the random postings; where few have the answer, over all unseen ones. */
export function figuresOf(parts: readonly Part[], titles: readonly Judged[], date: string) {
  const of = (part: string, set: string) => parts.find(({ name }) => name === part)?.sets[set] ?? []
  const unseen = of('all unseen', 'workplace')
  const limits = of('all unseen', 'limits')
  const [workplace, audience, travel] = [
    of('random', 'workplace'),
    of('random', 'audience'),
    of('random', 'travel'),
  ]
  return {
    date,
    postings: unseen.length,
    random: workplace.length,
    titles: titles.length,
    rates: {
      remoteFound: also(unseen, 'remote jobs found'),
      remoteRight: also(unseen, 'those called remote are'),
      workplace: strict(workplace),
      workplaceDefensible: lenient(workplace),
      limitsRight: also(limits, 'those that we state are right'),
      limitsFound: also(limits, 'those of the posting are found'),
      category: strict(titles),
      categoryDefensible: lenient(titles),
      audience: strict(audience),
      audienceDefensible: lenient(audience),
      pay: also(of('random', 'salary'), 'where either states pay'),
      travel: strict(travel),
      travelDefensible: lenient(travel),
    },
  }
}

/** Writes the figures that the web client shows. */
export const publish = (figures: ReturnType<typeof figuresOf>): void =>
  writeFileSync(new URL('../data/figures.json', import.meta.url), `${JSON.stringify(figures, null, 2)}\n`)
