type Fields = Record<string, unknown>

const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}
const toList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isDate = (value: unknown) =>
  isText(value) && /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(value) && !Number.isNaN(Date.parse(value))
const isAmount = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value > 0
const isAddress = (value: unknown) => isText(value) && /^https?:\/\//.test(value) && URL.canParse(value)

const TYPE = /^(?:FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/
const UNIT = /^(?:HOUR|DAY|WEEK|MONTH|YEAR)$/
const PLACE = /^(?:Country|State|City|SchoolDistrict|AdministrativeArea)$/
const CREDENTIAL = /^(?:high school|(?:associate|bachelor|postgraduate) degree|professional certificate)$/
const NONE = 'no requirements'
const is = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value)

function isSalary(salary: Fields) {
  const { value, minValue, maxValue, unitText } = toFields(salary.value)
  const amounts = [value, minValue, maxValue].filter((amount) => amount !== undefined)
  const isOrdered = typeof minValue !== 'number' || typeof maxValue !== 'number' || minValue <= maxValue
  const isCurrency = is(/^[A-Z]{3}$/)(salary.currency)
  return isCurrency && is(UNIT)(unitText) && amounts.length > 0 && amounts.every(isAmount) && isOrdered
}

const isEducation = (value: unknown) => value === NONE || is(CREDENTIAL)(toFields(value).credentialCategory)

const isExperience = (value: unknown) => value === NONE || isAmount(toFields(value).monthsOfExperience)

const isPlace = (value: unknown) => isText(toFields(value).name) && is(PLACE)(toFields(value)['@type'])

type Rule = [field: string, isMet: (value: unknown, posting: Fields, now: Date) => boolean, problem: string]

const REQUIRED: readonly Rule[] = [
  ['title', isText, 'Has no title'],
  ['description', (value, { title }) => isText(value) && value !== title, 'Has no description of its own'],
  ['datePosted', isDate, 'Has no day of posting'],
  [
    'datePosted',
    (value, _, now) => !isDate(value) || Date.parse(String(value)) <= now.getTime(),
    'Was posted in the future',
  ],
  ['hiringOrganization', (value) => isText(toFields(value).name), 'Names no employer'],
  [
    'applicantLocationRequirements',
    (value, { jobLocation }) =>
      jobLocation !== undefined || (toList(value).length > 0 && toList(value).every(isPlace)),
    'Does not say where one may live',
  ],
]

/** Where the field is there. */
const IF_GIVEN: readonly Rule[] = [
  ['validThrough', isDate, 'Ends on what is not a date'],
  [
    'validThrough',
    (value, _, now) => Date.parse(String(value)) > now.getTime(),
    'Has ended, and is still listed',
  ],
  ['employmentType', (value) => toList(value).every(is(TYPE)), 'Has an unknown type of employment'],
  ['baseSalary', (value) => isSalary(toFields(value)), 'Has a salary without an amount, unit or currency'],
  [
    'identifier',
    (value) => isText(toFields(value).name) && isText(toFields(value).value),
    'Has an empty identifier',
  ],
  ['jobLocationType', (value) => value === 'TELECOMMUTE', 'Has an unknown kind of place'],
  ['educationRequirements', (value) => toList(value).every(isEducation), 'Asks for an unknown degree'],
  ['experienceRequirements', isExperience, 'Asks for experience without saying how many months'],
  ['directApply', (value) => typeof value === 'boolean', 'Does not say whether one applies directly'],
  ['url', isAddress, 'Has no address'],
]

/**
 * What search engines find wrong with the markup of a job, by the documented fields of Google for Jobs; empty for none.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function findMarkupProblems(posting: object, now: Date): string[] {
  const fields = toFields(posting)
  const rules = [...REQUIRED, ...IF_GIVEN.filter(([field]) => fields[field] !== undefined)]
  const broken = rules.filter(([field, isMet]) => !isMet(fields[field], fields, now))
  return broken.map(([field, , problem]) => `${problem} (${field})`)
}
