import { cleanName } from '../../accounts/account-text.ts'

/** Characters with a special meaning in file systems and shells. */
const SPECIAL = /[<>:"|?*]/g
/** Path separators, and marks that reverse nearby text: such a name is meant to deceive. */
const DECEIVING = /[/\\\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** Dots and blanks at the ends hide a file, or some systems cut them and so change the extension. */
const AT_THE_ENDS = /^[.\s]+|[.\s]+$/g

const MAX_STEM_LENGTH = 120

export const getExtension = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Source: the standards, section 1. */
export const isDeceiving = (given: string): boolean => DECEIVING.test(given)

/** At most 120 characters plus its extension. `given` must not deceive. Source: the standards, section 1. */
export const documentName = (given: string): string => {
  const name = cleanName(given).replace(SPECIAL, '_').replace(AT_THE_ENDS, '')
  const extension = getExtension(name)
  if (extension === '') return [...name].slice(0, MAX_STEM_LENGTH).join('')
  const stem = name.slice(0, -extension.length - 1).replace(AT_THE_ENDS, '')
  return `${[...stem].slice(0, MAX_STEM_LENGTH).join('')}.${extension}`
}
