import { CHOICE_NAMES, type ChoiceName, choiceNamed, type Personal } from '@lilypad/domain'
import { all, type Conditions, isStarred } from './conditions.ts'
import type { Run } from './engine.ts'
import { choiceFact, type Dictionaries, isChoice, jobWith } from './facts.ts'

export type Facets = Record<ChoiceName, Record<string, number>>

type Asked = {
  seen: string
  conditions: Conditions
  person: Personal
  newSince: string | null
  isFirst: boolean
}

const FACTS = CHOICE_NAMES.map((name) => `"${choiceFact(name)}"`).join(', ')

/** The jobs that pass all filters but choices, and whether they pass each choice that restricts something. */
const toRows = ({ seen, conditions, person }: Asked): string => {
  const others = [...conditions].filter(([name]) => !isChoice(name)).map(([, condition]) => condition)
  const choices = [...conditions].filter(([name]) => isChoice(name))
  const passes = choices.map(([name, condition]) => `, (${condition}) as "passes ${name}"`).join('')
  return `select approved, (${isStarred(person)}) as starred, ${FACTS}${passes} from jobs where ${all([seen, ...others])}`
}

const passingAllBut = ({ conditions }: Asked, but: ChoiceName | null): string =>
  all(
    [...conditions.keys()].filter((name) => isChoice(name) && name !== but).map((name) => `"passes ${name}"`),
  )

const STARRED = -1

/** How many jobs have each value of a choice's fact, of those that pass all the others. */
const toFacetCount = (name: ChoiceName, asked: Asked): string => {
  const fact = `"${choiceFact(name)}"`
  const code = choiceNamed(name).favoritesPass
    ? `case when starred then ${STARRED} else ${fact}::integer end`
    : fact
  return `select '${name}' as name, (${code})::double as code, count(*)::double as n
    from found where ${passingAllBut(asked, name)} group by code`
}

export const isNew = (since: string | null): string =>
  since === null ? 'false' : `approved > ${Date.parse(since)}`

const toTotals = (asked: Asked): string[] => {
  const passing = `from found where ${passingAllBut(asked, null)}`
  const total = `select 'total' as name, 0::double as code, count(*)::double as n ${passing}`
  return [total, `select 'new', 0::double, count(*)::double ${passing} and ${isNew(asked.newSince)}`]
}

type Counted = { name: string; code: number; n: number }

const toFacet = (
  name: ChoiceName,
  counted: readonly Counted[],
  { dictionaries, isFree }: { dictionaries: Dictionaries; isFree: boolean },
) => {
  const { options, optionsOf } = choiceNamed(name)
  const fact = choiceFact(name)
  const { values, held } = dictionaries[fact]
  const numbers = new Map(counted.filter((one) => one.name === name).map(({ code, n }) => [code, n]))
  const passAnyway = numbers.get(STARRED) ?? 0
  numbers.delete(STARRED)
  const jobs = [...new Set([...held(isFree), ...numbers.keys()])].map((code) => ({
    code,
    job: jobWith(fact, values[code]),
  }))
  const found = new Map(options(jobs.map(({ job }) => job)).map((option) => [option, passAnyway]))
  for (const { code, job } of jobs)
    for (const option of optionsOf(job))
      found.set(option, (found.get(option) ?? passAnyway) + (numbers.get(code) ?? 0))
  return Object.fromEntries(found)
}

/** How many jobs pass, and how many would by each option of each choice; a text is looked for once. */
export const countFound = async (
  run: Run,
  asked: Asked,
  copy: { dictionaries: Dictionaries; isFree: boolean },
): Promise<{ total: number; numNew: number; facets: Facets | null }> => {
  const facetCounts = asked.isFirst ? CHOICE_NAMES.map((name) => toFacetCount(name, asked)) : []
  const counted =
    (await run(`with found as ${asked.conditions.has('searchField') ? 'materialized' : 'not materialized'} (
    ${toRows(asked)}) ${[...toTotals(asked), ...facetCounts].join(' union all ')}`)) as Counted[]
  const numberOf = (name: string) => counted.find((one) => one.name === name)?.n ?? 0
  return {
    total: numberOf('total'),
    numNew: numberOf('new'),
    facets: asked.isFirst
      ? (Object.fromEntries(CHOICE_NAMES.map((name) => [name, toFacet(name, counted, copy)])) as Facets)
      : null,
  }
}
