import { createECDH } from 'node:crypto'

export const vapidPublicKey = (privateKey: string): string => {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  return curve.getPublicKey('base64url')
}
