export * from './alert-links.ts'
export * from './password.ts'
export { deriveSecret, isSigned, sign } from './signature.ts'
export * from './token.ts'
