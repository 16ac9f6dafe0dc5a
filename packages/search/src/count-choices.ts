import { CHOICE_NAMES, type ChoiceName, choiceNamed, type Personal } from '@lilypad/domain'
import { choiceFact, type Dictionaries, isChoice, jobWith } from './facts.ts'
import { all, type Conditions, isStarred } from './sql-conditions.ts'

export type Facets = Record<ChoiceName, Record<string, number>>

export type Counted = { name: string; code: number; n: number }

type Asked = { seen: string; conditions: Conditions; person: Personal }

/** The jobs that pass all filters but choices, their places, and whether they pass each choice that restricts something. */
export function toFound({ seen, conditions, person }: Asked, place: string): string {
  const others = [...conditions].filter(([name]) => !isChoice(name)).map(([, condition]) => condition)
  const choices = [...conditions].filter(([name]) => isChoice(name))
  const passes = choices.map(([name, condition]) => `, (${condition}) as "passes ${name}"`).join('')
  return `select *, ${place} as place, (${isStarred(person)}) as starred${passes} from jobs where ${all([seen, ...others])}`
}

/** Of those jobs the ones that pass each choice, or all but one. */
export const passesChoices = (conditions: Conditions, but: ChoiceName | null = null): string =>
  all(
    [...conditions.keys()].filter((name) => isChoice(name) && name !== but).map((name) => `"passes ${name}"`),
  )

const STARRED = -1

const toCount = (name: string, code: string, which: readonly string[]) =>
  `select '${name}' as name, ${code}::double as code, count(*)::double as n from found where ${all(which)}`

/**
 * How many jobs have each value of a choice's fact, of those that pass all the others; where starred ones pass whatever
 * they have, these apart. Codes as they are count fastest.
 */
function toFacetCounts(name: ChoiceName, { conditions, person }: Asked): string[] {
  const fact = `"${choiceFact(name)}"`
  const others = passesChoices(conditions, name)
  if (!choiceNamed(name).favoritesPass || person.starred.length === 0)
    return [`${toCount(name, fact, [others])} group by ${fact}`]
  return [
    `${toCount(name, fact, [others, 'not starred'])} group by ${fact}`,
    toCount(name, `${STARRED}`, [others, 'starred']),
  ]
}

export const isNew = (since: string | null): string =>
  since === null ? 'false' : `approved > ${Date.parse(since)}`

/** How many jobs pass, how many of them are new, and on the first page how many would by each option of each choice. */
export function toCounts(asked: Asked & { newSince: string | null; isFirst: boolean }): string {
  const passing = passesChoices(asked.conditions)
  return [
    toCount('total', '0', [passing]),
    toCount('new', '0', [passing, isNew(asked.newSince)]),
    ...(asked.isFirst ? CHOICE_NAMES.flatMap((name) => toFacetCounts(name, asked)) : []),
  ].join(' union all ')
}

function toFacet(
  name: ChoiceName,
  counted: readonly Counted[],
  { dictionaries, isFree }: { dictionaries: Dictionaries; isFree: boolean },
) {
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

export const toFacets = (
  counted: readonly Counted[],
  copy: { dictionaries: Dictionaries; isFree: boolean },
): Facets => Object.fromEntries(CHOICE_NAMES.map((name) => [name, toFacet(name, counted, copy)])) as Facets
