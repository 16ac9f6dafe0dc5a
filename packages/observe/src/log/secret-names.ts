const SECRET_WORDS = new Set(
  `authorization apikey card cards cookie cookies credential credentials cvc cvv email emails iban pass passwd
  password passwords phone pwd recipient recipients secret secrets session signature token tokens`.split(
    /\s+/,
  ),
)
/** Words that mean nothing alone. */
const SECRET_PAIRS =
  /(?:^| )(?:e mail|api key|access key|secret key|private key|first name|last name|full name)(?: |$)/
/** `emailId`, `tokenCount`: numbers that identify no one. Not `sessionId`, which may be the secret itself. */
const HARMLESS_ENDS = new Set(['id', 'ids', 'count', 'kind', 'ms'])

const toWords = (name: string) =>
  name
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())

function judge(name: string): boolean {
  const words = toWords(name)
  if (words.length > 1 && words.at(-2) !== 'session' && HARMLESS_ENDS.has(words.at(-1) ?? '')) return false
  return words.some((word) => SECRET_WORDS.has(word)) || SECRET_PAIRS.test(words.join(' '))
}

const MAX_REMEMBERED = 2_000
const judged = new Map<string, boolean>()

export function isSecretName(name: string): boolean {
  const known = judged.get(name)
  if (known !== undefined) return known
  const isSecret = judge(name)
  if (judged.size < MAX_REMEMBERED) judged.set(name, isSecret)
  return isSecret
}
