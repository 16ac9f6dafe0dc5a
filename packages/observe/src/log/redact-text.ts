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

function isSecretName(name: string): boolean {
  const known = judged.get(name)
  if (known !== undefined) return known
  const isSecret = judge(name)
  if (judged.size < MAX_REMEMBERED) judged.set(name, isSecret)
  return isSecret
}

const HIDDEN = '[hidden]'

/** A hostile text must not fill the disk. */
const MAX_LENGTH = 4_000

const EMAIL =
  /[^\s"'(=<>,;:/?&]{1,200}(?:@|%(?:25)*40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}[\p{L}\p{N}-]{1,62}/gu
const URL_LOGIN = /:\/\/[^\s/@"']{1,300}@/g
/** These headers hold several values: the rest of their line is removed. */
const HEADER_LINE = /\b((?:set-)?cookie|(?:proxy-)?authorization)(["']?\s*[:=]\s*)[^\n]+/gi
const SCHEME = /\b(bearer|basic)\s+[\w.~+/=-]+/gi
/** `password=…`, `"token": "…"`, `card: …`, in addresses, bodies and sentences; the quotes may be escaped. */
const SECRET = 'password|passwd|pwd|secret|token|session|signature|api_?key|card(?:[_-]?number)?|cvc|cvv|iban'
const NAME = String.raw`(?:^|[?&;,{\s"'[(])["']?[\w.-]{0,40}?(?:${SECRET})[\w-]{0,20}\\*["']?\s*(?:=|:|%3D)\s*`
const VALUE = [
  String.raw`"(?:[^"\\]|\\.)*"|'[^']*'`,
  String.raw`(?<quote>\\+["'])[\s\S]*?(?<!\\)\k<quote>|\\+["'][^"'\\]*`,
  String.raw`[^&;,}\])"'\n]+`,
].join('|')
const NAMED = new RegExp(`(${NAME})(${VALUE})`, 'gi')
const STRIPE_KEY = /\b(?:sk|rk|pk|whsec)_(?:(?:live|test)_)?\w{8,}/g
/** A personal key of ours, even one that was not copied whole. */
const PERSONAL_KEY = /\blp_[0-9A-Za-z]{20,}/g
const JWT = /\beyJ[\w-]{6,}\.[\w-]+\.[\w-]*/g
const DIGITS = /(?<!\d)\d(?:[ \u00a0.+-]?\d){13,18}(?!\d)/g

/** Every pattern above needs one of these; most texts of a log have none, and need no further check. */
const SUSPICIOUS = /[@=:%]|\d[ \u00a0.+-]?\d|eyJ|(?:sk|rk|pk|whsec|lp)_|bearer|basic/i

/** Luhn's checksum, which every card number satisfies. Source: ISO/IEC 7812-1, annex B. */
function isCardNumber(text: string): boolean {
  const digits = [...text].filter((sign) => sign >= '0' && sign <= '9').map(Number)
  const sum = digits.reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/**
 * Removes e-mail addresses, passwords, tokens, cookies, keys and card numbers. Cut at 4,000 characters; the sign that
 * tells so comes last, since patterns take eight times as long on a text with signs of two bytes.
 */
export function redactText(text: string): string {
  return text.length > MAX_LENGTH ? `${redactShort(text.slice(0, MAX_LENGTH))}…` : redactShort(text)
}

function redactShort(text: string): string {
  if (!SUSPICIOUS.test(text)) return text
  return text
    .replace(URL_LOGIN, `://${HIDDEN}@`)
    .replace(HEADER_LINE, `$1$2${HIDDEN}`)
    .replace(SCHEME, `$1 ${HIDDEN}`)
    .replace(NAMED, `$1${HIDDEN}`)
    .replace(EMAIL, '[e-mail]')
    .replace(STRIPE_KEY, HIDDEN)
    .replace(PERSONAL_KEY, HIDDEN)
    .replace(JWT, HIDDEN)
    .replace(DIGITS, (digits) => (isCardNumber(digits) ? '[card]' : digits))
}

/** They never hold data of a request. */
const OWN = new Set(['level', 'time', 'process', 'requestId', 'traceId', 'work', 'job'])
const DEEPEST = 8
const CARD_FROM = 1e13

function redactField(name: string, value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'boolean') return value
  return isSecretName(name) ? HIDDEN : redactValue(value, depth)
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'number') return value >= CARD_FROM ? redactText(String(value)) : value
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return HIDDEN
  if (Array.isArray(value)) return value.map((one) => redactValue(one, depth + 1))
  return Object.fromEntries(
    // A field name may be an address too: `{ "fern@example.com": 1 }`.
    Object.entries(value).map(([name, inner]) => [redactText(name), redactField(name, inner, depth + 1)]),
  )
}

const redactLineFields = (line: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(line).map(([name, value]) => [
      redactText(name),
      OWN.has(name) ? value : redactField(name, value, 0),
    ]),
  )

/** By names and texts at any depth, last before output: safety does not depend on who logs. */
export function redactLine(line: string): string {
  try {
    return `${JSON.stringify(redactLineFields(JSON.parse(line) as Record<string, unknown>))}\n`
  } catch {
    return `${JSON.stringify({ level: 50, msg: redactText(line) })}\n`
  }
}
