import type { Category } from '../../jobs/job-values.ts'
import { OFFICE_WORDS } from './office-words.ts'
import { PRODUCT_WORDS } from './product-words.ts'
import { titleWords } from './title-parts.ts'
import { type RoleKind, TITLE_WORDS } from './title-words.ts'

export type Entry = { name: string; to: Category | RoleKind; weight: number; noun: boolean }

const byName = new Map<string, Entry>()
for (const { to, weight, words, noun } of [...TITLE_WORDS, ...OFFICE_WORDS, ...PRODUCT_WORDS]) {
  for (const spelled of words.split('|')) {
    const name = titleWords(spelled).join(' ')
    const known = byName.get(name)
    if (known === undefined || known.weight < weight)
      byName.set(name, { name, to, weight, noun: noun ?? false })
  }
}

/** Every name of the lists. */
export const TITLE_NAMES: readonly string[] = [...byName.keys()]

/** Longest name in words. */
export const LONGEST_TITLE_NAME = 5

export const titleEntry = (name: string): Entry | undefined => byName.get(name)
