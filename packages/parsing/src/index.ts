export { openParser, type Parser } from './open-parser.ts'
export type { Curated } from './tasks.ts'
