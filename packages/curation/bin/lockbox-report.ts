import { writeFileSync } from 'node:fs'
import { LIMITS, type Part } from './lockbox.ts'
import { interval, type Judged, type Rate, reportOn, toRate, toScore, wilson } from './score-report.ts'

/** `  countries, item by item: right 11 of 12 (…), found 11 of 15 (…)` */
function limitLine(field: string, judged: readonly Judged[]): string {
  const toItems = (limits: string) => limits.split(',').filter((item) => item.startsWith(`${field} `))
  const [wanted, stated] = [
    judged.flatMap((row) => toItems(row.expected)),
    judged.flatMap((row) => toItems(row.got)),
  ]
  const right = judged.flatMap((row) =>
    toItems(row.got).filter((item) => toItems(row.expected).includes(item)),
  ).length
  const toShare = ({ length }: string[]) => `${right} of ${length} (${interval(right, length)})`
  return `  ${field}, item by item: right ${toShare(stated)}, found ${toShare(wanted)}`
}

/** What is printed of a part of the lock-box: rates with their 95 % intervals, and no row. */
export const partLines = ({ name, postings, sets }: Part): string[] => [
  `${name}: ${postings} postings`,
  ...Object.entries(sets).flatMap(([set, judged]) => (judged.length > 0 ? reportOn(set, judged, false) : [])),
  ...LIMITS.map((field) => limitLine(field, sets.limits ?? [])),
]

const tenth = (value: number) => Math.round(value * 10) / 10

function published(rate: Rate) {
  const { from, to } = wilson(rate)
  return {
    percent: tenth((100 * rate.right) / Math.max(1, rate.of)),
    from: tenth(from),
    to: tenth(to),
    of: rate.of,
  }
}

const strict = (judged: readonly Judged[]) => published(toScore(judged).strict)
const lenient = (judged: readonly Judged[]) => published(toScore(judged).lenient)
const also = (judged: readonly Judged[], name: string) =>
  published(toRate(judged.map((row) => row.also?.[name])))

/** What the public page shows: rates over the random postings; where few have the answer, over all unseen ones. */
export function toFigures(parts: readonly Part[], titles: readonly Judged[], date: string) {
  const of = (part: string, set: string) => parts.find(({ name }) => name === part)?.sets[set] ?? []
  const [unseen, limits] = [of('all unseen', 'workplace'), of('all unseen', 'limits')]
  const random = (set: string) => of('random', set)
  return {
    date,
    postings: unseen.length,
    random: random('workplace').length,
    titles: titles.length,
    rates: {
      remoteFound: also(unseen, 'remote jobs found'),
      remoteRight: also(unseen, 'those called remote are'),
      workplace: strict(random('workplace')),
      workplaceDefensible: lenient(random('workplace')),
      limitsRight: also(limits, 'those that we state are right'),
      limitsFound: also(limits, 'those of the posting are found'),
      category: strict(titles),
      categoryDefensible: lenient(titles),
      audience: strict(random('audience')),
      audienceDefensible: lenient(random('audience')),
      pay: also(random('salary'), 'where either states pay'),
      travel: strict(random('travel')),
      travelDefensible: lenient(random('travel')),
    },
  }
}

export const publish = (figures: ReturnType<typeof toFigures>): void =>
  writeFileSync(new URL('../data/figures.json', import.meta.url), `${JSON.stringify(figures, null, 2)}\n`)
