import { readAudience, readFacts, toSentences } from '@lilypad/curation'
import { postingFacts, splitSentences } from '@lilypad/domain'

/** The audience of a posting, its values joined by blanks. */
export function audienceOf(title: string, text: string): string {
  const sentences = splitSentences(text)
  const { requirements } = postingFacts(
    readFacts({ title, text, sentences: toSentences(text), posted: null }),
  )
  return readAudience(title, sentences, requirements).audience.join(' ')
}
