import type { Category } from '../jobs/job-values.ts'

const MAX_NAMED = 2

/** Abbreviations keep their capitals: 'K12 education', 'UX/UI'. */
const inSentence = (category: Category) =>
  category.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())

/** 'curriculum', or 'curriculum and sales', the more frequent first; null for more, or one without a name. */
export const digestField = (found: readonly (readonly { category: Category }[])[]): string | null => {
  const counts = new Map<Category, number>()
  for (const jobs of found)
    for (const { category } of jobs) {
      counts.set(category, (counts.get(category) ?? 0) + 1)
      if (category === 'Other' || counts.size > MAX_NAMED) return null
    }
  if (counts.size === 0) return null
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([category]) => inSentence(category))
    .join(' and ')
}
