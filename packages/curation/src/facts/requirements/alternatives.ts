import type { Degree } from '@lilypad/domain'
import { openPatterns } from '../../patterns/pattern.ts'
import type { Statement } from '../words/statements.ts'
import { like } from '../words/word-kinds.ts'

const { finds } = openPatterns('requirements')

/** What a statement asks at its words `from` to `to`: one of several degrees, or years. */
export type Asking = { from: number; to: number; levels: Degree[]; years: number | null; isWished: boolean }

export type WayIn = { levels: Degree[]; years: number[] }

/** 'or', 'or a minimum of', 'or relevant': right before what is asked. */
const OR_YEARS = like('or (?: article | amount | with | link | be | open | mark | stop ){0,4} $')
const OR_DEGREE = like('or (?: article | amount | with | link | be | open | mark | stop ){0,4} plain? $')

// '8 years (6 with a Master's)'
const ASIDE = like('open (?: be | amount | article ){0,2} $')
const WITH_DEGREE = like('^ (?: experience | link ){0,2} with article? (?: degree | plain )')

/** Whether what is asked there is an alternative to what stands before. */
export function followsOr({ shape, list }: Statement, from: number): boolean {
  const before = list[from - 1]?.word ?? ''
  if (list[from]?.kind === 'degree')
    return OR_DEGREE.test(shape.slice(0, from)) && !finds('ends field', before)
  if (ASIDE.test(shape.slice(0, from)) && WITH_DEGREE.test(shape.slice(from + 1))) return true
  return OR_YEARS.test(shape.slice(0, finds('relevant', before) ? from - 1 : from))
}

/** The ways in that a statement names: by 'or', or as pairs: 'BA and 5 years, MA and 3 years'. */
export function waysIn(statement: Statement, askings: readonly Asking[]): WayIn[] {
  const ways: WayIn[] = []
  let beginsWithYears = false
  for (const [at, { from, levels, years }] of askings.entries()) {
    const last = ways.at(-1)
    const isPaired = last !== undefined && last.levels.length > 0 && last.years.length > 0
    const isFirst = beginsWithYears
      ? years !== null && (askings[at + 1]?.levels.length ?? 0) > 0
      : years === null
    const beginsPair = isPaired && isFirst
    // '4 years (8 for the senior level)'
    const isOfMore =
      years !== null &&
      ASIDE.test(statement.shape.slice(0, from)) &&
      last?.years.some((asked) => asked < years)
    const isNew = last === undefined || followsOr(statement, from) || beginsPair || isOfMore
    if (isNew) {
      ways.push({ levels: [...levels], years: years === null ? [] : [years] })
      beginsWithYears = years !== null
    } else {
      last.levels.push(...levels)
      if (years !== null) last.years.push(years)
    }
  }
  return ways
}
