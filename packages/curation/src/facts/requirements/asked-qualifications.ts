import { openPatterns } from '../../patterns/pattern.ts'
import { toRequirementStrength } from '../required-or-preferred.ts'
import { type Statement, wordsBetween } from '../words/statements.ts'
import { type Asking, followsOr } from './alternatives.ts'
import { type Group, isAsked, isHeld, toGroups } from './education.ts'
import { isExperience } from './experience.ts'

const { finds } = openPatterns('requirements')

export type Asked = {
  askings: Asking[]
  /** Years of teaching that are demanded. */
  classroom: number[]
  namesDegree: boolean
}

function degreesAsked(statement: Statement, read: Asked): void {
  const { list, part } = statement
  const groups: Group[] = []
  for (const group of toGroups(statement)) {
    const isOther = groups.length > 0 && followsOr(statement, group.from)
    if (isHeld(statement, group) && (isOther || isAsked(statement, group))) groups.push(group)
  }
  for (const [index, group] of groups.entries()) {
    const { from, to, levels } = group
    const next = groups[index + 1]?.from ?? list.length
    const previous = groups[index - 1]?.to ?? 0
    // 'A coaching certificate or a BA' needs no degree.
    const isOneOfTwo = index === 0 && followsOr(statement, from)
    if (isOneOfTwo && /certif|licen[cs]/.test(wordsBetween(statement, 0, from))) continue
    if (finds('or paper', wordsBetween(statement, to, to + 12))) continue
    // 'Bachelor's Degree: a bachelor's degree is preferred'
    const isLabel = list[to]?.kind === 'colon' && levels[0] === groups[index + 1]?.levels[0]
    if (isLabel) continue
    const force = group.isAside
      ? 'wish'
      : toRequirementStrength({ list, from, to, previous, next, head: part.head }, 'degree')
    read.namesDegree = true
    const hasYears = list.slice(previous, from).some(({ kind }) => kind === 'years')
    const isBeside =
      read.askings.length > 0 &&
      !hasYears &&
      /^with(?: an?)?$/.test(wordsBetween(statement, from - 2, from).replace(/^(?!with)\S+ /, ''))
    if (force === 'denied' || (force === 'demand' && isBeside)) continue
    read.askings.push({ from, to, levels, years: null, isWished: force === 'wish' })
  }
}

function yearsAsked(statement: Statement, read: Asked): void {
  const { list, part } = statement
  if (finds('years instead', part.lower)) return
  const at = [...list.keys()].filter(
    (index) => list[index]?.kind === 'years' && isExperience(statement, index),
  )
  for (const [index, from] of at.entries()) {
    const word = list[from]
    if (word?.years === undefined) continue
    const asked = {
      list,
      from,
      to: from + 1,
      previous: (at[index - 1] ?? -1) + 1,
      next: at[index + 1] ?? list.length,
      head: part.head,
    }
    const force = toRequirementStrength(asked, 'years')
    if (force === 'denied') continue
    read.askings.push({ from, to: from + 1, levels: [], years: word.years, isWished: force === 'wish' })
    if (force === 'wish') continue
    const after = part.lower.slice(word.to, word.to + 120)
    const isTaught = /\btaught\b[^.;]{0,60}$|\bteaching: $/.test(part.lower.slice(0, word.from))
    if (isTaught || (finds('teaches', after) && !finds('teaches not', after.slice(0, 60))))
      read.classroom.push(word.years)
  }
}

export function findAskedQualifications(statement: Statement): Asked {
  const read: Asked = { askings: [], classroom: [], namesDegree: false }
  degreesAsked(statement, read)
  yearsAsked(statement, read)
  return read
}
