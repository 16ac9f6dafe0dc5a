import type { Degree } from './facts.ts'
import type { Statement } from './statements.ts'
import { like } from './word-kinds.ts'

/** What a statement asks at its words `from` to `to`: one of several degrees, or years. */
export type Asking = { from: number; to: number; levels: Degree[]; years: number | null }

/** One way in: what it asks holds together. */
export type WayIn = { levels: Degree[]; years: number[] }

/** 'or', 'or a minimum of', 'or relevant': right before what is asked. */
const FOLLOWS_OR = like('or (?: article | amount | with | link | be | open | mark | stop ){0,4} plain{0,2} $')

// 'or a related field with 3 years' opens no other way.
const ENDS_FIELD = /^(?:fields?|disciplines?|areas?|subjects?|majors?|studies|study)$/

/** The ways in that a statement names: by 'or', or a degree with its years after another with its years. */
export function waysIn(statement: Statement, askings: readonly Asking[]): WayIn[] {
  const ways: WayIn[] = []
  for (const { from, levels, years } of askings) {
    const last = ways.at(-1)
    const isPaired = last !== undefined && last.levels.length > 0 && last.years.length > 0
    const isPair = isPaired && levels.length > 0
    const isNew = last === undefined || (FOLLOWS_OR.test(statement.shape.slice(0, from)) && !ENDS_FIELD.test(statement.list[from - 1]?.word ?? '')) || isPair
    const way = isNew ? { levels: [], years: [] } : last
    if (isNew) ways.push(way)
    way.levels.push(...levels)
    if (years !== null) way.years.push(years)
  }
  return ways
}
