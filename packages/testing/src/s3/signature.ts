import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export type S3Keys = { accessKeyId: string; secretAccessKey: string; region: string }

export type SignedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer }

const CREDENTIAL = /Credential=(?<key>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request/.source
const SIGNED = /SignedHeaders=(?<names>[\w;-]+), ?Signature=(?<signature>[\da-f]{64})/.source
const FORM = new RegExp(`^AWS4-HMAC-SHA256 ${CREDENTIAL}, ?${SIGNED}$`)
const CLOCKS_APART_MS = 15 * 60_000

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()

const escapePart = (part: string) =>
  encodeURIComponent(decodeURIComponent(part)).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .map(([name, value]) => `${escapePart(name)}=${escapePart(value)}`)
    .toSorted()
    .join('&')

function canonicalRequest({ method, url, headers }: SignedRequest, names: readonly string[]) {
  const { pathname, searchParams } = new URL(url, 'http://stand-in')
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const path = pathname.split('/').map(escapePart).join('/')
  const contentHash = String(headers['x-amz-content-sha256'] ?? '')
  return [method, path, canonicalQuery(searchParams), lines.join(''), names.join(';'), contentHash].join('\n')
}

const instantOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/**
 * The error code with which S3 would refuse a request; null for a valid AWS Signature Version 4, which covers the
 * content too. Written from that specification alone.
 */
export function signatureFault(request: SignedRequest, keys: S3Keys): string | null {
  const { authorization = '', ...headers } = request.headers
  const { key, day, region, names, signature } = FORM.exec(authorization)?.groups ?? {}
  if (day === undefined || names === undefined) return 'AccessDenied'
  if (key !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== keys.region) return 'AuthorizationHeaderMalformed'
  const at = String(headers['x-amz-date'] ?? '')
  if (!at.startsWith(day) || !(Math.abs(Date.now() - instantOf(at)) < CLOCKS_APART_MS))
    return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name)))
    return 'AccessDenied'
  if (headers['x-amz-content-sha256'] !== sha256(request.body)) return 'XAmzContentSHA256Mismatch'
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonicalRequest(request, signed))].join('\n')
  const steps = [day, keys.region, 's3', 'aws4_request']
  const signingKey = steps.reduce<Buffer | string>(hmac, `AWS4${keys.secretAccessKey}`)
  return hmac(signingKey, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}
