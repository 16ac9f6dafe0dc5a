export * from './demo-boards/index.ts'
export * from './makers.ts'
export * from './postgres.ts'
