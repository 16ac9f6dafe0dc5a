import {
  FILTER_NAMES,
  type FilterName,
  filterNamed,
  type HiddenValues,
  type JobFilter,
  longestMarked,
  markWords,
  type Personal,
  readSearch,
} from '@lilypad/domain'
import { type Coded, type Dictionaries, favoritesPass, jobWith, WORDED } from './facts.ts'

export function all(conditions: readonly string[]): string {
  const asking = conditions.filter((one) => one !== 'true')
  return asking.length === 0 ? 'true' : asking.map((one) => `(${one})`).join(' and ')
}
const any = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'false' : conditions.map((one) => `(${one})`).join(' or ')

const toText = (text: string) => `'${text.replaceAll("'", "''")}'`
/** The ids as rows of one text, which are hashed: of a list of constants each is planned, and gone through for each job. */
const isOneOf = (ids: readonly number[]) =>
  ids.length === 0 ? 'false' : `id in (select unnest(string_split('${ids.join()}', ',')::double[]))`

/** Whether the code of a fact is an allowed one: a bit for each. ClickHouse: `substring('0110', code + 1, 1) = '1'`. */
export function isAllowed(fact: Coded, allowed: readonly boolean[]): string {
  if (!allowed.includes(true)) return 'false'
  if (!allowed.includes(false)) return 'true'
  const bits = allowed.map((is) => (is ? '1' : '0')).join('')
  return `get_bit('${bits}'::bit, "${fact}"::integer) = 1`
}

const holdsSpelling = (dictionaries: Dictionaries, spellings: readonly string[]): string =>
  any([
    ...WORDED.map((fact) =>
      isAllowed(
        fact,
        dictionaries[fact].words.map((words) => spellings.some((spelling) => words.includes(spelling))),
      ),
    ).filter((condition) => condition !== 'false'),
    // Titles differ, so each is looked at.
    ...spellings.map((spelling) => `contains(words, ${toText(spelling)})`),
  ])

export const holdsSearch = (dictionaries: Dictionaries, text: string): string =>
  all(readSearch(text).map((spellings) => holdsSpelling(dictionaries, spellings)))

function isOfCompany({ companyName }: Dictionaries, companies: readonly string[]): string {
  const names = new Set<unknown>(companies)
  return isAllowed(
    'companyName',
    companyName.values.map((name) => names.has(name)),
  )
}

export const isStarred = ({ starred }: Personal): string => isOneOf(starred)

export type Conditions = ReadonlyMap<FilterName, string>

type Asked = { filter: JobFilter; person: Personal }

function toCondition(name: FilterName, dictionaries: Dictionaries, { filter, person }: Asked): string | null {
  const { fact, test } = filterNamed(name)
  const passes = test(filter[name])
  if (passes === null) return null
  if (fact === 'searchWords') return holdsSearch(dictionaries, filter.searchField)
  if (fact === 'isTracked') return isStarred(person)
  if (fact === 'isFollowed') return isOfCompany(dictionaries, person.followed)
  const condition = isAllowed(
    fact,
    dictionaries[fact].values.map((value) => passes(jobWith(fact, value))),
  )
  return favoritesPass(name) ? any([isStarred(person), condition]) : condition
}

/** What each filter that restricts something asks of a job. */
export const toConditions = (dictionaries: Dictionaries, asked: Asked): Conditions =>
  new Map(
    FILTER_NAMES.flatMap((name) => {
      const condition = toCondition(name, dictionaries, asked)
      return condition === null ? [] : [[name, condition] as const]
    }),
  )

/** Few titles hold a word at all, and only these are looked at for its marks, which takes longer. */
function holdsWhole(word: string): string {
  const marked = markWords(word)
  const holds = (text: string) => `contains(title, ${toText(text)})`
  return `case when ${holds(longestMarked(marked))} then ${holds(marked)} else false end`
}

/** What a person hides is in no number. */
export function isHiddenBy(dictionaries: Dictionaries, { jobs, companies, words }: HiddenValues): string[] {
  const hidden: string[] = []
  if (jobs.length > 0) hidden.push(isOneOf(jobs))
  if (companies.length > 0) hidden.push(isOfCompany(dictionaries, companies))
  if (words.length > 0) hidden.push(any(words.map(holdsWhole)))
  return hidden
}
