/** A field that a company defined for its own board: any name, a value of any kind. */
export type CustomField = { name: string | null; value?: unknown }

const WORKPLACE = /workplace|(location|work) (type|model|mode|arrangement|style)|^remote/i
const KNOWN = /^(fully |100% )?(remote|hybrid|on[ -]?site|in[ -]?(office|person))/i

/** The texts of the first field with such a name that holds any: one choice, or several. */
export function fieldTexts(fields: readonly CustomField[], name: RegExp): string[] {
  const named = fields.filter((field) => field.name && name.test(field.name))
  return named.map(toTexts).find((texts) => texts.length > 0) ?? []
}

/** A workplace that is chosen from a list ('Work type: Hybrid') or ticked ('Remote?: yes'). */
export function workplaceField(fields: readonly CustomField[]): string | null {
  const words = fields
    .filter(({ name }) => name && WORKPLACE.test(name))
    .flatMap(toTexts)
    .filter((text) => KNOWN.test(text))
  if (words.length > 0) return words.join(', ')
  const isTicked = fields.some(({ name, value }) => name && /^remote/i.test(name) && isYes(value))
  return isTicked ? 'Remote' : null
}

function toTexts({ value }: CustomField): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.flatMap((one) => (typeof one === 'string' ? one.trim() || [] : []))
}

function isYes(value: unknown): boolean {
  return value === true || (typeof value === 'string' && /^yes$/i.test(value.trim()))
}
