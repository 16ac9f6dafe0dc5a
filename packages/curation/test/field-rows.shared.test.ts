import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { curate, readSalary } from '@lilypad/curation'
import type { FoundPosting } from '@lilypad/domain'
import { expect, test } from 'vitest'

/** A posting on which tools of this kind go wrong, and what is right in the fields that it names. */
type Row = Partial<FoundPosting> & { id: string; kind: string; text: string; expected: Expected }
type Expected = Record<string, unknown> & { pay?: { yearly?: number | null } | null }

const folder = join(process.env.LILYPAD_SHARED ?? '', 'data/field')
const rows = ['curation.jsonl', 'curation-2.jsonl'].flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line)),
)

const NOT_NAMED = {
  url: 'https://board.example/1',
  html: null,
  country: null,
  department: null,
  workplace: null,
  remote: null,
  pay: null,
  postedAt: '2026-11-01',
  applyBy: null,
  company: null,
}

/** What `curate` answers, in the words of the rows. */
function answersOf({ id, kind, text, expected, ...found }: Row) {
  const posting = { ...NOT_NAMED, externalId: id, ...found } as FoundPosting
  const job = curate(posting, { company: 'Elm School', markdown: text, text })
  const places =
    job.locations.length === 0 && job.reasons.locations !== 'US' ? [] : job.reasons.locations?.split(', ')
  const salary = readSalary(text, { title: posting.title, places: places ?? [] })
  expect(salary?.text ?? null).toBe(job.salaryRange)
  const { text: _, ...sums } = salary ?? { text: null }
  const yearly = expected.pay?.yearly === undefined ? {} : { yearly: job.salaryMax }
  return {
    ...{ ...job.eligibility, ...job.calendar },
    workplace: job.workplace ?? 'unknown',
    locations: places,
    category: job.category,
    travel: job.travel?.toUpperCase(),
    pay: salary && { ...sums, ...yearly },
  }
}

/** Where a row tells in words what is right. */
const IN_WORDS: Record<string, (answer: unknown) => void> = {
  'On-Site or unknown, never Remote': (answer) => expect(['On-Site', 'unknown']).toContain(answer),
  'never the United States; the person may not live there': (answer) =>
    expect(answer).toEqual(['Outside the United States']),
}

// holds Decisions §7: Labelled texts are read as well as promised
test.each(rows)('$id, $kind', (row) => {
  const answers: Record<string, unknown> = answersOf(row)
  for (const [field, right] of Object.entries(row.expected)) {
    expect(answers).toHaveProperty(field)
    const inWords = IN_WORDS[String(right)]
    if (inWords === undefined) expect(answers[field], field).toEqual(right)
    else inWords(answers[field])
  }
})
