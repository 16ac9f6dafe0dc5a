import { cleanName } from '../account-text.ts'

/** What file systems and shells read as something other than a letter. */
const SPECIAL = /[<>:"|?*]/g
/** Parts of a path, and marks that turn the text beside them: a name with either means to be taken for another. */
const DECEIVING = /[/\\\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** Dots and blanks there hide a file, or are cut by some systems so that another ending shows. */
const AT_THE_ENDS = /^[.\s]+|[.\s]+$/g

const LONGEST_STEM = 120

/** The ending of a file's name, lower-cased and without its dot; empty when there is none. */
export const extensionOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether a name holds parts of a path, or marks that turn the text beside them. Source: the standards, section 1. */
export const isDeceiving = (given: string): boolean => DECEIVING.test(given)

/**
 * The name under which a document is shown and downloaded: one line, without control characters and invisible marks, at
 * most 120 characters and its ending. Source: the standards, section 1.
 *
 * @param given as the browser sent it, unless it is deceiving
 */
export const documentName = (given: string): string => {
  const name = cleanName(given).replace(SPECIAL, '_').replace(AT_THE_ENDS, '')
  const extension = extensionOf(name)
  if (extension === '') return [...name].slice(0, LONGEST_STEM).join('')
  const stem = name.slice(0, -extension.length - 1).replace(AT_THE_ENDS, '')
  return `${[...stem].slice(0, LONGEST_STEM).join('')}.${extension}`
}
