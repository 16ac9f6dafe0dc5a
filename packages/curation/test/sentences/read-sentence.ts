import { readFacts } from '@lilypad/curation'
import type { Facts } from '@lilypad/domain'
import { expect } from 'vitest'
import { toSentences } from '../../src/sentences.ts'

/** The facts of a posting that holds one sentence, or some, beside what every posting holds. */
export function factsOf(sentence: string, place: string | null = null): Facts {
  const text = `We are a growing team.\n${sentence}\nWe offer medical insurance, paid holidays and a friendly team.`
  return readFacts({
    title: 'Team Member',
    text,
    sentences: toSentences(text),
    posted: '2026-03-10',
    place,
  })
}

/** Checks sentences by what they say: `[answer, ...sentences]`, the sentences one a line. */
export const casesOf = <Answer>(answers: readonly (readonly [Answer, string])[]) =>
  answers.flatMap(([answer, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => [line.trim().replaceAll('¶', '\n'), answer] as const),
  )

export const says = <Answer>(answer: Answer, expected: Answer) => expect(answer).toEqual(expected)
