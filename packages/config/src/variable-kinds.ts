import { z } from 'zod'

const number = (form: RegExp, isValid: (value: number) => boolean, message: string) =>
  z.string().regex(form, message).transform(Number).refine(isValid, message)

export const wholeNumber = (least: number, most: number) =>
  number(
    /^\d+$/,
    (value) => value >= least && value <= most,
    `must be a whole number from ${least} to ${most}`,
  )

export const port = () => wholeNumber(1, 65_535)

const DECIMAL = /^\d+(\.\d+)?$/

/** A decimal factor; `zero` says whether 0 is allowed. */
export const scale = (zero: 'zero allowed' | 'above zero') =>
  number(
    DECIMAL,
    (value) => Number.isFinite(value) && (value > 0 || zero === 'zero allowed'),
    zero === 'zero allowed' ? 'must be a number, 0 or more' : 'must be a number above 0',
  )

export const share = () => number(DECIMAL, (value) => value <= 1, 'must be a number from 0 to 1')

const ON = ['on', 'true', 'yes', '1']
const OFF = ['off', 'false', 'no', '0']

export const onOff = () =>
  z
    .string()
    .toLowerCase()
    .refine((value) => ON.includes(value) || OFF.includes(value), "must be 'on' or 'off'")
    .transform((value) => ON.includes(value))

const hasProtocol = (value: string, protocols: readonly string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

const text = (isValid: (value: string) => boolean, message: string) => z.string().refine(isValid, message)

/** Protocols have their colon (`'redis:'`). */
export const address = (...protocols: string[]) =>
  text(
    (value) => hasProtocol(value, protocols),
    `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  )

/** A web address to append paths to: in its one spelling, with no slash at its end, no query, no fragment. */
export const webBase = () =>
  address('http:', 'https:')
    .refine((value) => !/[?#]/.test(value), 'must have neither ? nor #')
    .transform((value) => new URL(value).href.replace(/\/+$/, ''))

/** Such as `http://127.0.0.1:4010`. */
export const origin = () =>
  webBase().refine(
    (value) => !URL.canParse(value) || new URL(value).pathname === '/',
    'must be an origin without a path, such as http://127.0.0.1:4010',
  )

/** A web address, or a path of our own. */
export const link = () =>
  text(
    (value) => /^\/(?!\/)/.test(value) || hasProtocol(value, ['http:', 'https:']),
    'must be a web address, or a path that begins with /',
  )

export const mailAddress = () =>
  z.string().regex(/^[^@<>]*<?[^@\s<>]+@[^@\s<>]+>?$/, 'must hold an e-mail address')

export const contact = () =>
  text(
    (value) => hasProtocol(value, ['https:']) || /^[^@\s<>]+@[^@\s<>]+$/.test(value),
    'must be an e-mail address or an https address',
  )

/** Its value is never repeated in a message. */
export const secret = (least = 1) => z.string().min(least, `must have at least ${least} characters`)

/** Of the curve P-256, in base64url; its value is never repeated in a message. */
export const vapidKey = () =>
  z.string().regex(/^[\w-]{43}$/, 'must be a private key that npx web-push generate-vapid-keys printed')

/** None (`off`), all (`on`), a number of proxies in front of the server, or their addresses separated by commas. */
export const proxies = () =>
  z
    .string()
    .regex(
      /^(on|off|true|false|\d{1,2}|[\da-fA-F.:/]+(\s*,\s*[\da-fA-F.:/]+)*)$/,
      "must be 'on', 'off', a number of proxies, or their addresses separated by commas",
    )
    .transform((value): boolean | number | string => {
      if (value === 'on' || value === 'true') return true
      if (value === 'off' || value === 'false') return false
      return /^\d{1,2}$/.test(value) ? Number(value) : value
    })
