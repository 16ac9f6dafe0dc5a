export * from './alert-links.ts'
export * from './password.ts'
