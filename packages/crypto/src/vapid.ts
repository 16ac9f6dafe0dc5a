import { createECDH } from 'node:crypto'

/** The public key of a VAPID private key, both in base64url: browsers subscribe with it, push services check it. */
export const vapidPublicKey = (privateKey: string): string => {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  return curve.getPublicKey('base64url')
}
