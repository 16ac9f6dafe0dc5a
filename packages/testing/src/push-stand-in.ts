import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const bytes = (text: string) => Buffer.from(text, 'base64url')
const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
const infoOf = (text: string, ...parts: Buffer[]) => Buffer.concat([Buffer.from(`${text}\0`), ...parts])

/** The keys of a browser that subscribed, and what opens messages that are encrypted for it (RFC 8291, RFC 8188). */
export function createPushKeys() {
  const curve = createECDH('prime256v1')
  const ownKey = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    p256dh: ownKey.toString('base64url'),
    auth: auth.toString('base64url'),
    /** @throws when the message was encrypted for another browser, or changed */
    open(message: Buffer): unknown {
      const [salt, keyLength] = [message.subarray(0, 16), message.readUInt8(20)]
      const senderKey = message.subarray(21, 21 + keyLength)
      const sealed = message.subarray(21 + keyLength)
      const shared = curve.computeSecret(senderKey)
      const secret = hkdf(shared, auth, infoOf('WebPush: info', ownKey, senderKey), 32)
      const key = hkdf(secret, salt, infoOf('Content-Encoding: aes128gcm'), 16)
      const nonce = hkdf(secret, salt, infoOf('Content-Encoding: nonce'), 12)
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      // A 2 marks the end of the last record; zeros may follow.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
    },
  }
}

/** The claims of a VAPID header and its public key (RFC 8292). @throws when the signature is not of that key */
function readVapid(header = '') {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(header) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = bytes(key)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${body}`)
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature)))
    throw new Error('The signature is not of this key.')
  return { key, claims: JSON.parse(bytes(body).toString()) as { aud: string; sub: string } }
}

type Received = {
  path: string
  topic: string | undefined
  ttl: string | undefined
  body: Buffer
} & ReturnType<typeof readVapid>

/** A push service on this machine: it checks each signature, and answers with `status`. */
export async function startPushService() {
  const received: Received[] = []
  const service = { status: 201, received, origin: '', close: async () => {} }
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    try {
      const topic = request.headers.topic?.toString()
      const ttl = request.headers.ttl?.toString()
      received.push({
        path: request.url ?? '',
        topic,
        ttl,
        body,
        ...readVapid(request.headers.authorization),
      })
      response.writeHead(service.status).end()
    } catch {
      response.writeHead(401).end()
    }
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  service.close = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  return service
}
